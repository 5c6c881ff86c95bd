import type { ThemeTokens } from '#theme/tokens.ts';

/**
 * Scroll animations in CSS only: children of `data-reveal` rise, their pictures fade in, and the line of
 * `data-hairline` is drawn. On wide screens, each child starts a little later than its left neighbour: `data-reveal` is
 * the number of columns, or `--reveal-place` of a child is the number of children before it in its row. Without support
 * for scroll-driven animations, with reduced motion, in print and in forced colours, everything is visible at once.
 * @returns the style sheet. It is not part of the theme, so that visitors do not load it again as JavaScript.
 */
export function revealStyles({ rise, over, stagger, hairline }: ThemeTokens['reveal']): string {
  const late = `var(--reveal-place, 0) * ${stagger}px`;
  // Boxes around pictures cut what sticks out, which makes them scrollers: the timeline of the child counts.
  const range = `cover calc(${late}) cover calc(${late} + ${over}px)`;
  const css = `[data-hairline]::after { content: ""; display: inline-block; width: ${hairline}px; margin-inline-start: 16px;
  border-top: 1px solid var(--mui-palette-gold-ornament); vertical-align: middle; transform-origin: left; }
@keyframes reveal-rise { from { transform: translateY(${rise}px); } }
@keyframes reveal-develop { from { opacity: 0; } }
@keyframes reveal-draw { from { transform: scaleX(0); } }
@supports (animation-timeline: view()) {
  @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) {
    [data-reveal] > * { view-timeline-name: --reveal; animation: reveal-rise ease-out both; animation-timeline: --reveal;
      animation-range: ${range}; }
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
  // Spaces around these characters have no meaning above, and each page contains the style sheet.
  return css.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{}:;,>]) ?/g, '$1');
}
