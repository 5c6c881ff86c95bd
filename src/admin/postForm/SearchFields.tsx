import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { previewPostPath } from '#adminPaths';
import { postForm } from '#content/admin/postForm.ts';
import { company } from '#content/company.ts';
import { previewDays } from '#domain/article.ts';
import { slugOf } from '#domain/slug.ts';
import { TextField } from '#forms/TextField.tsx';
import { useFormText } from '#forms/useFormField.ts';
import { postPath } from '#paths';
import { FieldsPanel } from '../record/FieldsPanel.tsx';
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
          <Link href={previewPostPath(id)} target="_blank" variant="body2" sx={{ fontWeight: 600 }}>
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

/** @returns a text truncated between words, as by search engines. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`;
}

/** Preview of the search result, from the form's current values. */
function SearchSnippet() {
  const title = useFormText('title');
  const excerpt = useFormText('excerpt');
  const slug = useFormText('slug');
  const metaTitle = useFormText('metaTitle');
  const metaDescription = useFormText('metaDescription');
  const shownTitle = metaTitle.trim() || title.trim() || labels.title;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography variant="caption" component="figcaption" sx={{ mb: 1, color: 'text.secondary' }}>
        {postForm.snippet}
      </Typography>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {company.siteUrl + decodeURIComponent(postPath(slugOf(slug) || slugOf(title)))}
        </Typography>
        <Typography dir="auto" sx={{ mt: 0.5, color: 'primary.main', fontWeight: 600 }}>
          {cut(`${shownTitle} · ${company.name}`, 60)}
        </Typography>
        <Typography dir="auto" variant="body2" sx={{ mt: 0.5 }}>
          {cut(metaDescription.trim() || excerpt.trim(), 155)}
        </Typography>
      </Box>
    </Box>
  );
}
