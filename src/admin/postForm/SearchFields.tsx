import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { previewPostPath } from '#adminPaths';
import { postForm } from '#content/admin/postForm.ts';
import { previewDays } from '#domain/article.ts';
import { TextField } from '#forms/TextField.tsx';
import { FieldsPanel } from '../record/FieldsPanel.tsx';
import { SearchSnippet } from './SearchSnippet.tsx';
import { ShareCard } from './ShareCard.tsx';

const { labels } = postForm;

/** Search settings of a post: slug, meta title and description, with a preview of the search result. */
export function SearchFields() {
  const { id } = useParams();
  return (
    <FieldsPanel>
      <TextField name="slug" label={labels.slug} hint={postForm.slugHint} verbatim autoComplete="off" />
      <TextField
        name="metaTitle"
        label={labels.metaTitle}
        hint={postForm.metaTitleHint}
        dir="auto"
        autoComplete="off"
      />
      <TextField
        name="metaDescription"
        label={labels.metaDescription}
        hint={postForm.metaDescriptionHint}
        multiline
        minRows={2}
        dir="auto"
      />
      <SearchSnippet />
      <ShareCard />
      {id && (
        <Box>
          <Link href={previewPostPath(id)} target="_blank" variant="body2" sx={{ fontWeight: 'fontWeightSemibold' }}>
            {postForm.preview}
          </Link>
          <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {postForm.previewHint(previewDays)}
          </Typography>
        </Box>
      )}
    </FieldsPanel>
  );
}
