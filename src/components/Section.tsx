import Container from '@mui/material/Container';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The ground a section stands on; neighbours should differ. */
export type SectionGround = 'paper' | 'sunken' | 'deep' | 'blush';

/** Props of {@link Section}; defaults and overrides live in the theme under `AppSection`. */
export interface SectionProps {
  ground?: SectionGround;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
}

const Root = styled('section', { name: 'AppSection', slot: 'Root' })<{ ownerState: { ground: SectionGround } }>(
  ({ theme, ownerState: { ground } }) => ({
    paddingBlock: theme.spacing(10),
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(16) },
    ...(ground === 'sunken' && { backgroundColor: theme.vars.palette.background.sunken }),
    ...(ground === 'blush' && { backgroundColor: theme.vars.palette.blush.ground }),
    ...(ground === 'deep' && {
      '--focus-ring': theme.vars.palette.deep.gold,
      backgroundColor: theme.vars.palette.deep.ground,
      color: theme.vars.palette.deep.text,
    }),
    '@media print': { paddingBlock: theme.spacing(3) },
  }),
);

/** One band of a page: a ground, the house's vertical rhythm and the content's width. */
export function Section(inProps: SectionProps) {
  const { ground = 'paper', labelledBy, children } = useThemeProps({ props: inProps, name: 'AppSection' });
  return (
    <Root ownerState={{ ground }} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </Root>
  );
}
