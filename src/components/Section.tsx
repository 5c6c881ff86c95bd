import Container, { type ContainerProps } from '@mui/material/Container';
import { type AppSectionGrounds, styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type ElementSlotProps, rootOf, slotsOf, type ThemedComponent } from './themed.ts';

/** Props of {@link Section}; defaults, styles and grounds can be changed in the theme under `AppSection`. */
export interface SectionProps {
  /** What the section stands on; neighbours should differ. Default `paper`. */
  ground?: keyof AppSectionGrounds;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
  slotProps?: { root?: ElementSlotProps; container?: ContainerProps };
}

declare module '@mui/material/styles' {
  interface AppSectionGrounds {
    paper: true;
    sunken: true;
    deep: true;
    blush: true;
  }
  interface ComponentNameToClassKey {
    AppSection: 'root' | 'container';
  }
  interface ComponentsPropsList {
    AppSection: Partial<SectionProps>;
  }
  interface Components<Theme> {
    AppSection?: ThemedComponent<'AppSection', Theme>;
  }
}

const Root = styled(
  'section',
  rootOf('AppSection'),
)<{ ownerState: Pick<SectionProps, 'ground'> }>(({ theme, ownerState: { ground } }) => ({
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
}));

/** One band of a page: a ground, the house's vertical rhythm and the content's width. */
export function Section(inProps: SectionProps) {
  const { ground = 'paper', labelledBy, children, slotProps } = useThemeProps({ props: inProps, name: 'AppSection' });
  const slot = slotsOf('AppSection', slotProps);
  return (
    <Root {...slot('root')} ownerState={{ ground }} aria-labelledby={labelledBy}>
      <Container {...slot('container')}>{children}</Container>
    </Root>
  );
}
