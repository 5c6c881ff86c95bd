import Avatar from '@mui/material/Avatar';
import type { SxProps, Theme } from '@mui/material/styles';
import { readUpload, uploadFile, uploadPath, uploadWidths } from '#domain/uploads.ts';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');

/** @returns the smallest file of a picture. @param picture its address. */
function smallestOf(picture: string): string {
  const upload = readUpload(picture);
  return upload ? uploadPath(uploadFile(upload.name, Math.min(uploadWidths[0], upload.width), 'webp')) : picture;
}

/** Props of {@link PersonAvatar}. */
export interface PersonAvatarProps {
  name: string;
  /** Address of their picture, or empty. */
  picture: string;
  sx?: SxProps<Theme>;
}

/** A colleague's picture, or their initials. The name stands beside it: whoever hears the page is told that. */
export function PersonAvatar({ name, picture, sx }: PersonAvatarProps) {
  return (
    <Avatar aria-hidden src={picture && smallestOf(picture)} alt="" sx={sx}>
      {initialsOf(name)}
    </Avatar>
  );
}
