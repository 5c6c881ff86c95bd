import Avatar from '@mui/material/Avatar';
import type { SxProps, Theme } from '@mui/material/styles';
import { initialsOf } from '#components/initialsOf.ts';
import { readUpload, uploadFile, uploadPath, uploadWidths } from '#domain/uploads.ts';

/** @returns the URL of the smallest size of a picture. @param picture URL of the picture. */
function smallestOf(picture: string): string {
  const upload = readUpload(picture);
  return upload ? uploadPath(uploadFile(upload.name, Math.min(uploadWidths[0], upload.width), 'webp')) : picture;
}

/** Props of {@link PersonAvatar}. */
export interface PersonAvatarProps {
  name: string;
  /** URL of the picture, or empty. */
  picture: string;
  sx?: SxProps<Theme>;
}

/** Picture or initials of a staff member. Hidden from screen readers, as the name is next to it. */
export function PersonAvatar({ name, picture, sx }: PersonAvatarProps) {
  return (
    <Avatar aria-hidden src={picture && smallestOf(picture)} alt="" sx={sx}>
      {initialsOf(name)}
    </Avatar>
  );
}
