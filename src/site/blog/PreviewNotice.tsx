import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { articleWords } from '#content/article.ts';

/** Notice above the preview of a draft. */
export function PreviewNotice() {
  const { title, text } = articleWords.preview;
  return (
    <Container sx={{ pt: { xs: 12, md: 16 }, mb: { xs: -9, md: -14 } }}>
      <Typography
        role="note"
        variant="body2"
        sx={{ p: 2, border: 1, borderColor: 'gold.ornament', bgcolor: 'background.sunken' }}
      >
        <strong>{title}.</strong> {text}
      </Typography>
    </Container>
  );
}
