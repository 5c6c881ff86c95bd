import type { Theme } from '@mui/material/styles';

/**
 * How a page comes into view as it is scrolled, by styles alone: the children of `data-reveal` rise, and their pictures
 * develop; the line of `data-hairline` draws. On wide screens each child rises a little later than the one on its left:
 * `data-reveal` says in how many columns they stand, or `--reveal-place` of a child how many are before it. All of it is
 * there where a browser knows no scroll-driven animations, where less motion is wanted, on paper and in the system's colours.
 */
export function reveals({ measures: { reveal }, vars, spacing, breakpoints }: Theme) {
  const late = `var(--reveal-place, 0) * ${reveal.stagger}px`;
  const range = `cover calc(${late}) cover calc(${late} + ${reveal.over}px)`;
  return {
    '[data-hairline]::after': {
      content: '""',
      display: 'inline-block',
      width: reveal.hairline,
      marginInlineStart: spacing(2),
      borderTop: `1px solid ${vars.palette.gold.ornament}`,
      verticalAlign: 'middle',
      transformOrigin: 'left',
    },
    '@keyframes reveal-rise': { from: { transform: `translateY(${reveal.rise}px)` } },
    '@keyframes reveal-develop': { from: { opacity: 0 } },
    '@keyframes reveal-draw': { from: { transform: 'scaleX(0)' } },
    '@supports (animation-timeline: view())': {
      '@media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)': {
        '[data-reveal] > *': {
          viewTimelineName: '--reveal',
          animation: 'reveal-rise ease-out both',
          animationTimeline: '--reveal',
          animationRange: range,
        },
        [breakpoints.up('md')]: {
          '[data-reveal="2"] > :nth-of-type(2n), [data-reveal="3"] > :nth-of-type(3n + 2), [data-reveal="4"] > :nth-of-type(4n + 2)':
            { '--reveal-place': 1 },
          '[data-reveal="3"] > :nth-of-type(3n), [data-reveal="4"] > :nth-of-type(4n + 3)': { '--reveal-place': 2 },
          '[data-reveal="4"] > :nth-of-type(4n)': { '--reveal-place': 3 },
        },
        // Boxes around pictures cut what sticks out, which makes them scrollers: the child's own timeline counts.
        '[data-reveal] img': {
          animation: 'reveal-develop linear both',
          animationTimeline: '--reveal',
          animationRange: range,
        },
        '[data-hairline]::after': {
          animation: 'reveal-draw ease-out both',
          animationTimeline: 'view()',
          animationRange: `cover ${reveal.stagger}px cover ${reveal.stagger + reveal.over}px`,
        },
      },
    },
  };
}
