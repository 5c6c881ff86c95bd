import { type AppScrimPlaces, styled, type Theme, useThemeProps } from '@mui/material/styles';
import type { AppComponent, ElementSlotProps, SlotOptions } from './themed.ts';
import { rootOf, slotsOf } from './themed.ts';

/** Height of the upper part of a `foot` scrim, in px: it fades into the picture and must not have text over it. */
export const footFade = 120;

interface ScrimSlots {
  root: ElementSlotProps;
}

/** Props of {@link Scrim}; defaults, styles and places can be changed in the theme under `AppScrim`. */
export interface ScrimProps extends SlotOptions<ScrimSlots, ScrimProps> {
  /**
   * Where the text is on the picture: `left` (on phones nearly the full height), `bottom`, `caption` (a few lines at
   * the bottom), `foot` (on phones up to {@link footFade} px below the top edge, opaque at the bottom; on larger
   * screens like `left`) or `all`.
   */
  place: keyof AppScrimPlaces;
}

declare module '@mui/material/styles' {
  interface AppScrimPlaces {
    bottom: true;
    left: true;
    all: true;
    caption: true;
    foot: true;
  }
  interface AppComponents {
    AppScrim: AppComponent<ScrimProps, ScrimSlots>;
  }
}

const Root = styled(
  'div',
  rootOf('AppScrim'),
)<{ ownerState: ScrimProps }>(({ theme, ownerState: { place } }) => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: backgroundOf(theme)[place === 'foot' ? 'left' : place],
  ...((place === 'left' || place === 'foot') && {
    [theme.breakpoints.down('md')]: { background: backgroundOf(theme)[place === 'left' ? 'column' : place] },
  }),
}));

function backgroundOf(theme: Theme): Partial<Record<ScrimProps['place'] | 'column', string>> {
  const { scrim } = theme.vars.palette.picture;
  const underText = 'var(--scrim-under-text)';
  const dark = (share: string) => `color-mix(in srgb, ${scrim} ${share}, transparent)`;
  return {
    all: `linear-gradient(${underText}, ${underText})`,
    bottom: `linear-gradient(to top, ${dark('86%')}, ${underText} min(76%, 360px), ${dark('8%')})`,
    column: `linear-gradient(to top, ${dark('86%')}, ${underText} 84%, ${dark('40%')})`,
    caption: `linear-gradient(to top, ${dark('88%')}, ${underText} 180px, ${dark('16%')} 280px, transparent 340px)`,
    foot: `linear-gradient(to top, ${scrim}, ${underText} calc(100% - ${footFade}px), transparent)`,
    left: `linear-gradient(to top, ${dark('64%')}, transparent 180px), linear-gradient(to right, ${dark('84%')}, ${underText} max(50%, 660px), ${dark('10%')} max(82%, 980px), transparent)`,
  };
}

/**
 * A gradient that darkens a photograph under white text, to a contrast of 4.5:1 over the brightest possible picture.
 */
export function Scrim(inProps: ScrimProps) {
  const ownerState = useThemeProps({ props: inProps, name: 'AppScrim' });
  const [RootSlot, root] = slotsOf<ScrimSlots, ScrimProps>('AppScrim', ownerState)('root', Root);
  return <RootSlot {...root} ownerState={ownerState} />;
}
