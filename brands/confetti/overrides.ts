import type { ThemeOptions } from '@mui/material/styles';

/** Beside the tokens: buttons that are pressed in like those of a toy, and pictures of services that wiggle. */
export const brandOverrides: ThemeOptions = {
  components: {
    MuiButton: {
      variants: [
        {
          props: { variant: 'contained' },
          style: ({ theme }) => ({
            '--edge': `color-mix(in oklab, ${theme.vars.palette.primary.main} 68%, ${theme.vars.palette.deep.ground})`,
            '&, &:hover, &.Mui-focusVisible': { boxShadow: '0 4px 0 var(--edge)' },
            '&:active:not([aria-disabled="true"])': {
              transform: 'translateY(3px)',
              boxShadow: '0 1px 0 var(--edge)',
              opacity: 1,
            },
          }),
        },
        {
          props: { variant: 'contained', color: 'onPicture' },
          style: ({ theme }) => ({ '--edge': theme.vars.palette.gold.ornament }),
        },
      ],
    },
    AppServiceCard: {
      styleOverrides: {
        root: ({ theme }) => ({
          '@media (prefers-reduced-motion: no-preference)': {
            '& > :has(> picture)': {
              transition: theme.transitions.create('transform', { duration: theme.transitions.duration.standard }),
            },
            '&:hover > :has(> picture)': { transform: 'rotate(-1.5deg) scale(1.02)' },
            'li:nth-of-type(even) > &:hover > :has(> picture)': { transform: 'rotate(1.5deg) scale(1.02)' },
          },
        }),
      },
    },
  },
};
