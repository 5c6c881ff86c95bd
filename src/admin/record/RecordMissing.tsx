import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RecordFormWords } from '#content/admin/recordForm.ts';

/** Props of {@link RecordMissing}. */
export interface RecordMissingProps {
  words: RecordFormWords['missing'];
  /** URL of the list. */
  backTo: string;
}

/** Message for a record that does not exist, with a link to the list. */
export function RecordMissing({ words, backTo }: RecordMissingProps) {
  return (
    <Box sx={{ py: { xs: 6, md: 10 }, textAlign: 'center' }}>
      <Typography variant="h3" component="h2">
        {words.title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{words.text}</Typography>
      <Button variant="outlined" size="small" href={backTo}>
        {words.back}
      </Button>
    </Box>
  );
}
