import { type AppBadgeColors, styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type ElementSlotProps, rootOf, slotsOf, type ThemedComponent } from '#components/themed.ts';
import type { LeadStatus } from '#domain/lead.ts';

/** Props of {@link Badge}; defaults, styles and colours can be changed in the theme under `AppBadge`. */
export interface BadgeProps {
  /** A status of the palette, or `quiet`. A theme may declare more in `AppBadgeColors` and say how they look. */
  color: keyof AppBadgeColors;
  children: ReactNode;
  slotProps?: { root?: ElementSlotProps };
}

declare module '@mui/material/styles' {
  interface AppBadgeColors extends Record<LeadStatus | 'quiet', true> {}
  interface ComponentNameToClassKey {
    AppBadge: 'root';
  }
  interface ComponentsPropsList {
    AppBadge: Partial<BadgeProps>;
  }
  interface Components<Theme> {
    AppBadge?: ThemedComponent<'AppBadge', Theme>;
  }
}

const Root = styled(
  'span',
  rootOf('AppBadge'),
)<{ ownerState: Pick<BadgeProps, 'color'> }>(({ theme, ownerState: { color } }) => {
  const { background, status, text } = theme.vars.palette;
  const colors: Partial<Record<BadgeProps['color'], typeof status.new>> = {
    ...status,
    quiet: { ground: background.sunken, text: text.secondary },
  };
  return {
    ...theme.typography.caption,
    display: 'inline-block',
    flex: 'none',
    padding: theme.spacing(0.25, 1.25),
    borderRadius: `calc(3 * ${theme.vars.shape.borderRadius})`,
    backgroundColor: colors[color]?.ground,
    color: colors[color]?.text,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  };
});

/** A state in a word; the colour only helps the eye. */
export function Badge(inProps: BadgeProps) {
  const { color, children, slotProps } = useThemeProps({ props: inProps, name: 'AppBadge' });
  return (
    <Root {...slotsOf('AppBadge', slotProps)('root')} ownerState={{ color }}>
      {children}
    </Root>
  );
}
