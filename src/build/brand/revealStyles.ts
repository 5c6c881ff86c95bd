import type { ThemeTokens } from '#theme/tokens.ts';

/**
 * How a page comes into view as it is scrolled, by styles alone: the children of `data-reveal` rise, and their pictures
 * develop; the line of `data-hairline` draws. On wide screens each child rises a little later than the one on its left:
 * `data-reveal` says in how many columns they stand, or `--reveal-place` of a child how many are before it. All of it is
 * there where a browser knows no scroll-driven animations, where less motion is wanted, on paper and in the system's colours.
 * @returns the style sheet. It is no part of the theme, so that no visitor loads it a second time as JavaScript.
 */
export function revealStyles({ rise, over, stagger, hairline }: ThemeTokens['reveal']): string {
  const late = `var(--reveal-place, 0) * ${stagger}px`;
  const range = `cover calc(${late}) cover calc(${late} + ${over}px)`;
  return `[data-hairline]::after { content: ""; display: inline-block; width: ${hairline}px; margin-inline-start: 16px;
  border-top: 1px solid var(--mui-palette-gold-ornament); vertical-align: middle; transform-origin: left; }
@keyframes reveal-rise { from { transform: translateY(${rise}px); } }
@keyframes reveal-develop { from { opacity: 0; } }
@keyframes reveal-draw { from { transform: scaleX(0); } }
@supports (animation-timeline: view()) {
  @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) {
    [data-reveal] > * { view-timeline-name: --reveal; animation: reveal-rise ease-out both; animation-timeline: --reveal;
      animation-range: ${range}; }
    /* Boxes around pictures cut what sticks out, which makes them scrollers: the child's own timeline counts. */
    [data-reveal] img { animation: reveal-develop linear both; animation-timeline: --reveal; animation-range: ${range}; }
    [data-hairline]::after { animation: reveal-draw ease-out both; animation-timeline: view();
      animation-range: cover ${stagger}px cover ${stagger + over}px; }
    @media (min-width: 900px) {
      [data-reveal="2"] > :nth-child(2n), [data-reveal="3"] > :nth-child(3n + 2), [data-reveal="4"] > :nth-child(4n + 2) {
        --reveal-place: 1; }
      [data-reveal="3"] > :nth-child(3n), [data-reveal="4"] > :nth-child(4n + 3) { --reveal-place: 2; }
      [data-reveal="4"] > :nth-child(4n) { --reveal-place: 3; }
    }
  }
}`;
}
