import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { spaceBelowHeader } from '#components/sectionSpace.ts';
import { articleWords } from '#content/article.ts';

/** Notice above the preview of a draft. */
export function PreviewNotice() {
  const { title, text } = articleWords.preview;
  return (
    <Container sx={{ pt: spaceBelowHeader(0.375), mb: { xs: -9, md: -12 } }}>
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
