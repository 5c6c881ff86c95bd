import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { menuLabels } from '#content/site.ts';
import { paths } from '#paths';

/** Props of {@link PrivacyNote}. */
export interface PrivacyNoteProps {
  /** Start of the sentence about the use of the form's data; the link completes it. */
  children: string;
  sx?: SxProps<Theme>;
}

/** Privacy note of a form. Its link opens a new tab, so that the form's input is kept. */
export function PrivacyNote({ children, sx = [] }: PrivacyNoteProps) {
  return (
    <Typography variant="body2" sx={[{ color: 'text.secondary' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}{' '}
      <Link href={paths.privacy} target="_blank" underline="always">
        {menuLabels.privacy}
      </Link>
      .
    </Typography>
  );
}
