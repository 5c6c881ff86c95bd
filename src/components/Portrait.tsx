import { type AppPortraitVariants, styled, useThemeProps } from '@mui/material/styles';
import { type ElementSlotProps, rootOf, slotsOf, type ThemedComponent } from './themed.ts';

/** Props of {@link Portrait}; defaults, styles and variants can be changed in the theme under `AppPortrait`. */
export interface PortraitProps {
  /** Path of the picture, e.g. `/portraits/portrait-5.svg`. */
  src: string;
  /** What it shows; empty beside the person's name. */
  alt: string;
  /** Diameter in px; without it a square as wide as its box. */
  size?: number;
  /** A theme may declare more in `AppPortraitVariants` and say how they look. Default `plain`. */
  variant?: keyof AppPortraitVariants;
  slotProps?: { root?: ElementSlotProps };
}

declare module '@mui/material/styles' {
  interface AppPortraitVariants {
    plain: true;
  }
  interface ComponentNameToClassKey {
    AppPortrait: 'root';
  }
  interface ComponentsPropsList {
    AppPortrait: Partial<PortraitProps>;
  }
  interface Components<Theme> {
    AppPortrait?: ThemedComponent<'AppPortrait', Theme>;
  }
}

const Root = styled(
  'img',
  rootOf('AppPortrait'),
)<{ ownerState: Pick<PortraitProps, 'size' | 'variant'> }>(({ theme, ownerState: { size } }) => ({
  display: 'block',
  flex: 'none',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.background.sunken,
  ...theme.typography.caption,
  ...(size === undefined
    ? { width: '100%', height: 'auto', aspectRatio: '1' }
    : { width: size, height: size, borderRadius: '50%' }),
}));

/** A person's picture, round where small. */
export function Portrait(inProps: PortraitProps) {
  const { src, alt, size, variant = 'plain', slotProps } = useThemeProps({ props: inProps, name: 'AppPortrait' });
  return (
    <Root
      {...slotsOf('AppPortrait', slotProps)('root')}
      ownerState={{ size, variant }}
      src={src}
      alt={alt}
      width={size ?? 400}
      height={size ?? 400}
      loading="lazy"
    />
  );
}
