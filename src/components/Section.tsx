import Container, { type ContainerProps } from '@mui/material/Container';
import { type AppSectionGrounds, styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { AppComponent, ElementSlotProps, SlotOptions } from './themed.ts';
import { rootOf, slotsOf } from './themed.ts';

interface SectionSlots {
  root: ElementSlotProps;
  container: ContainerProps;
}

/** Props of {@link Section}; defaults, styles and backgrounds can be changed in the theme under `AppSection`. */
export interface SectionProps extends SlotOptions<SectionSlots, SectionProps> {
  /** Background of the section; adjacent sections should differ. Default `paper`. */
  ground?: keyof AppSectionGrounds;
  /** Id of the heading that labels the section. */
  labelledBy?: string;
  children: ReactNode;
}

declare module '@mui/material/styles' {
  interface AppSectionGrounds {
    paper: true;
    sunken: true;
    deep: true;
    blush: true;
  }
  interface AppComponents {
    AppSection: AppComponent<SectionProps, SectionSlots>;
  }
}

const Root = styled(
  'section',
  rootOf('AppSection'),
)<{ ownerState: SectionProps }>(({ theme, ownerState: { ground } }) => ({
  paddingBlock: theme.measures.section.xs,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.measures.section.md },
  ...(ground === 'sunken' && {
    '--chip-ground': theme.vars.palette.background.paper,
    backgroundColor: theme.vars.palette.background.sunken,
  }),
  ...(ground === 'blush' && { backgroundColor: theme.vars.palette.blush.ground }),
  ...(ground === 'deep' && {
    '--focus-ring': theme.vars.palette.deep.gold,
    backgroundColor: theme.vars.palette.deep.ground,
    color: theme.vars.palette.deep.text,
  }),
  '@media print': { paddingBlock: theme.spacing(3) },
}));

/** A full-width section of a page: background, vertical padding and a container for the content. */
export function Section(inProps: SectionProps) {
  const props = useThemeProps({ props: inProps, name: 'AppSection' });
  const { ground = 'paper', labelledBy, children } = props;
  const ownerState = { ...props, ground };
  const slot = slotsOf<SectionSlots, SectionProps>('AppSection', ownerState);
  const [RootSlot, root] = slot('root', Root);
  const [Content, container] = slot('container', Container);
  return (
    <RootSlot aria-labelledby={labelledBy} {...root} ownerState={ownerState}>
      <Content {...container}>{children}</Content>
    </RootSlot>
  );
}
