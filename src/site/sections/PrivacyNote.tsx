import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { menuLabels } from '#content/site.ts';
import { paths } from '#paths';

/** Props of {@link PrivacyNote}. */
export interface PrivacyNoteProps {
  /** The beginning of the sentence on the use of the form's data; the link ends it. */
  children: string;
  sx?: SxProps<Theme>;
}

/** Says what becomes of data where it is asked for. What it leads to opens beside the page, where nothing typed is lost. */
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
