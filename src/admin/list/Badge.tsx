import { type AppBadgeColors, styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { AppComponent, ElementSlotProps, SlotOptions } from '#components/themed.ts';
import { rootOf, slotsOf } from '#components/themed.ts';
import type { LeadStatus } from '#domain/lead.ts';

interface BadgeSlots {
  root: ElementSlotProps;
}

/** Props of {@link Badge}; defaults, styles and colours can be changed in the theme under `AppBadge`. */
export interface BadgeProps extends SlotOptions<BadgeSlots, BadgeProps> {
  /** A status colour of the palette, or `quiet`. A theme may add colours in `AppBadgeColors`. */
  color: keyof AppBadgeColors;
  children: ReactNode;
}

declare module '@mui/material/styles' {
  interface AppBadgeColors extends Record<LeadStatus | 'quiet', true> {}
  interface AppComponents {
    AppBadge: AppComponent<BadgeProps, BadgeSlots>;
  }
}

const Root = styled(
  'span',
  rootOf('AppBadge'),
)<{ ownerState: BadgeProps }>(({ theme, ownerState: { color } }) => {
  const { background, status, text } = theme.vars.palette;
  const ours = {
    ...status,
    quiet: { ground: background.sunken, text: text.secondary },
  } satisfies Record<LeadStatus | 'quiet', typeof status.new>;
  // Colours that a theme adds are styled by the theme.
  const colors: Partial<Record<BadgeProps['color'], typeof status.new>> = ours;
  return {
    ...theme.typography.caption,
    display: 'inline-block',
    flex: 'none',
    padding: theme.spacing(0.25, 1.25),
    borderRadius: `calc(3 * ${theme.vars.shape.borderRadius})`,
    backgroundColor: colors[color]?.ground,
    color: colors[color]?.text,
    fontWeight: theme.typography.fontWeightSemibold,
    whiteSpace: 'nowrap',
  };
});

/** Status label; the colour is not its only information. */
export function Badge(inProps: BadgeProps) {
  const ownerState = useThemeProps({ props: inProps, name: 'AppBadge' });
  const [RootSlot, root] = slotsOf<BadgeSlots, BadgeProps>('AppBadge', ownerState)('root', Root);
  return (
    <RootSlot {...root} ownerState={ownerState}>
      {ownerState.children}
    </RootSlot>
  );
}
