import { styled } from '@mui/material/styles';

/** Where the darkness comes from: `bottom` and `left` fade out, `all` covers evenly, `caption` only the foot. */
export type ScrimOrigin = 'bottom' | 'left' | 'all' | 'caption';

/**
 * Darkens a photograph under white text, enough for 4.5:1 over the brightest picture where text stands.
 * The upper edge is dimmed a little too, for the header.
 */
export function Scrim({ from }: { from: ScrimOrigin }) {
  return <Root ownerState={{ from }} />;
}

const Root = styled('div', { name: 'AppScrim', slot: 'Root' })<{ ownerState: { from: ScrimOrigin } }>(
  ({ theme, ownerState: { from } }) => {
    const dark = (percent: number) =>
      `color-mix(in srgb, ${theme.vars.palette.picture.scrim} ${percent}%, transparent)`;
    const top = `linear-gradient(to bottom, ${dark(62)}, ${dark(38)} 80px, transparent 200px)`;
    const fades: Record<ScrimOrigin, string> = {
      bottom: `linear-gradient(to top, ${dark(88)}, ${dark(70)} 40%, ${dark(24)} 80%, ${dark(10)})`,
      left: `linear-gradient(to top, ${dark(64)}, transparent 180px), linear-gradient(to right, ${dark(84)}, ${dark(68)} 40%, ${dark(10)} 76%, transparent)`,
      caption: `linear-gradient(to top, ${dark(90)}, ${dark(74)} 26%, ${dark(24)} 44%, transparent 58%)`,
      all: `linear-gradient(${dark(68)}, ${dark(68)})`,
    };
    return {
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      background: from === 'caption' ? fades.caption : `${top}, ${fades[from]}`,
      ...(from === 'left' && {
        [theme.breakpoints.down('md')]: { background: `${top}, ${fades.bottom}` },
      }),
    };
  },
);
