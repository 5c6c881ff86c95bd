import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Props of {@link NothingYet}. */
export interface NothingYetProps {
  title: string;
  text: string;
}

/** Stands where a list has no records, so that the page says so instead of showing a hole. */
export function NothingYet({ title, text }: NothingYetProps) {
  return (
    <Box sx={{ py: { xs: 4, md: 8 }, textAlign: 'center' }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="lead" sx={{ mt: 2, mx: 'auto', maxWidth: '34em' }}>
        {text}
      </Typography>
    </Box>
  );
}
