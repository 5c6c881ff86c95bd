import { type AppPortraitVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ImgHTMLAttributes } from 'react';
import type { AppComponent, ElementSlotProps, SlotOptions } from './themed.ts';
import { rootOf, slotsOf } from './themed.ts';

interface PortraitSlots {
  root: ImgHTMLAttributes<HTMLElement> & ElementSlotProps;
}

/** Props of {@link Portrait}; defaults, styles and variants can be changed in the theme under `AppPortrait`. */
export interface PortraitProps extends SlotOptions<PortraitSlots, PortraitProps> {
  /** Path of the picture, e.g. `/portraits/portrait-5.svg`. */
  src: string;
  /** Alt text; empty where the person's name is next to the picture. */
  alt: string;
  /** Diameter in px; without it, a square as wide as its container. */
  size?: number;
  /** Variants declared in `AppPortraitVariants`; a theme may add its own. Default `plain`. */
  variant?: keyof AppPortraitVariants;
}

declare module '@mui/material/styles' {
  interface AppPortraitVariants {
    plain: true;
  }
  interface AppComponents {
    AppPortrait: AppComponent<PortraitProps, PortraitSlots>;
  }
}

const Root = styled(
  'img',
  rootOf('AppPortrait'),
)<{ ownerState: PortraitProps }>(({ theme, ownerState: { size } }) => ({
  display: 'block',
  flex: 'none',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.background.sunken,
  ...theme.typography.caption,
  ...(size === undefined
    ? { width: '100%', height: 'auto', aspectRatio: '1', borderRadius: theme.vars.shape.pictureRadius }
    : { width: size, height: size, borderRadius: '50%' }),
}));

/** A person's picture; round if it has a `size`, otherwise with the corners of photographs. */
export function Portrait(inProps: PortraitProps) {
  const props = useThemeProps({ props: inProps, name: 'AppPortrait' });
  const { src, alt, size, variant = 'plain' } = props;
  const ownerState = { ...props, variant };
  const [RootSlot, root] = slotsOf<PortraitSlots, PortraitProps>('AppPortrait', ownerState)('root', Root);
  return (
    <RootSlot
      src={src}
      alt={alt}
      width={size ?? 400}
      height={size ?? 400}
      loading="lazy"
      {...root}
      ownerState={ownerState}
    />
  );
}
