import { styled, type Theme } from '@mui/material/styles';

/** Where text stands on the picture: `left` and `bottom` fade away from it, `caption` is a bottom of few lines, `all` covers evenly. */
export type ScrimPlace = 'bottom' | 'left' | 'all' | 'caption';

/** Props of {@link Scrim}. */
export interface ScrimProps {
  place: ScrimPlace;
}

const Root = styled('div', { name: 'AppScrim', slot: 'Root' })<{ ownerState: ScrimProps }>(
  ({ theme, ownerState: { place } }) => ({
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: backgroundOf(theme)[place],
    ...(place === 'left' && { [theme.breakpoints.down('md')]: { background: backgroundOf(theme).bottom } }),
  }),
);

function backgroundOf(theme: Theme): Record<ScrimPlace, string> {
  const { scrim, scrimUnderText: text } = theme.vars.palette.picture;
  const dark = (share: string) => `color-mix(in srgb, ${scrim} ${share}, transparent)`;
  // The header's links stand on the upper edge of every large picture.
  const header = `linear-gradient(to bottom, ${dark('62%')}, ${dark('40%')} 80px, transparent 200px)`;
  return {
    all: `${header}, linear-gradient(${dark(text)}, ${dark(text)})`,
    bottom: `${header}, linear-gradient(to top, ${dark('86%')}, ${dark(text)} 76%, ${dark('40%')})`,
    caption: `linear-gradient(to top, ${dark('88%')}, ${dark(text)} 180px, ${dark('16%')} 280px, transparent 340px)`,
    left: `${header}, linear-gradient(to top, ${dark('64%')}, transparent 180px), linear-gradient(to right, ${dark('84%')}, ${dark(text)} max(50%, 660px), ${dark('10%')} max(82%, 980px), transparent)`,
  };
}

/** Darkens a photograph under white text, enough for 4.5:1 over the brightest picture wherever text stands. */
export function Scrim({ place }: ScrimProps) {
  return <Root ownerState={{ place }} />;
}
