import { styled } from '@mui/material/styles';

/** Props of {@link Portrait}. */
export interface PortraitProps {
  /** Path of the picture, e.g. `/portraits/portrait-5.svg`. */
  src: string;
  /** What it shows; empty beside the person's name. */
  alt: string;
  /** Diameter in px; without it a square as wide as its box. */
  size?: number;
}

const Image = styled('img', { name: 'AppPortrait', slot: 'Root' })<{ ownerState: { size?: number } }>(
  ({ theme, ownerState: { size } }) => ({
    display: 'block',
    flex: 'none',
    objectFit: 'cover',
    backgroundColor: theme.vars.palette.background.sunken,
    ...theme.typography.caption,
    ...(size === undefined
      ? { width: '100%', height: 'auto', aspectRatio: '1' }
      : { width: size, height: size, borderRadius: '50%' }),
  }),
);

/** A person's picture, round where small. */
export function Portrait({ src, alt, size }: PortraitProps) {
  return <Image ownerState={{ size }} src={src} alt={alt} width={size ?? 400} height={size ?? 400} loading="lazy" />;
}
