import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { postForm } from '#content/admin/postForm.ts';
import { company } from '#content/company.ts';
import { language } from '#content/language.ts';
import { slugOf } from '#domain/slug.ts';
import { useFormInitialText, useFormText } from '#forms/useFormField.ts';
import { postPath } from '#paths';
import { publicSiteUrl } from './publicSiteUrl.ts';

/** Characters that are about twice as wide as Latin letters: emoji, and those of East Asian scripts. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/**
 * Truncates a text as search engines do, which measure its width: between words, and never within a character.
 * @param maxWidth in Latin letters.
 */
function cut(text: string, maxWidth: number): string {
  const characters = new Intl.Segmenter(language.locale).segment(text);
  let width = 0;
  for (const { segment, index } of characters) {
    width += wide.test(segment) ? 2 : 1;
    if (width > maxWidth) return `${text.slice(0, index).replace(/\s+\S*$/, '')} …`;
  }
  return text;
}

/** Preview of a post's search result, from the form's current values. */
export function SearchSnippet() {
  const title = useFormText('title').trim();
  const excerpt = useFormText('excerpt').trim();
  const slug = useFormText('slug');
  const savedSlug = useFormInitialText('slug');
  const metaTitle = useFormText('metaTitle').trim();
  const metaDescription = useFormText('metaDescription').trim();
  const shownTitle = metaTitle || title || postForm.labels.title;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography variant="caption" component="figcaption" sx={{ mb: 1, color: 'text.secondary' }}>
        {postForm.snippet}
      </Typography>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {/* A saved post keeps its address if the field is emptied. */}
          {publicSiteUrl() + decodeURIComponent(postPath(slugOf(slug) || savedSlug || slugOf(title)))}
        </Typography>
        <Typography dir="auto" sx={{ mt: 0.5, color: 'primary.main', fontWeight: 600 }}>
          {cut(`${shownTitle} · ${company.name}`, 60)}
        </Typography>
        <Typography dir="auto" variant="body2" sx={{ mt: 0.5 }}>
          {cut(metaDescription || excerpt, 155)}
        </Typography>
      </Box>
    </Box>
  );
}
