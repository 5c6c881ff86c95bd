import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { postForm } from '#content/admin/postForm.ts';
import { company } from '#content/company.ts';
import { language } from '#content/language.ts';
import { slugOf } from '#domain/slug.ts';
import { useFormInitialText, useFormText } from '#forms/useFormField.ts';
import { postPath } from '#paths';
import { publicSiteUrl } from './publicSiteUrl.ts';

/**
 * Space for title and description in a search result, in em: 600 px in letters of 20 px, and two lines in letters of
 * 14 px; about 60 and 155 letters of English text.
 */
const space = { title: 30, description: 74 };

/** Widths of characters in Arial, which search engines use, in em, approximately; the first match counts. */
const widths: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[fijlrtI.,:;!'’|()\s-]/u, 0.3],
  [/[mwMW@%]/u, 0.85],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|\p{Emoji_Presentation}|\ufe0f/u, 1],
  [/\p{Lu}/u, 0.7],
];
const otherWidth = 0.53;

const widthOf = (character: string) => widths.find(([characters]) => characters.test(character))?.[1] ?? otherWidth;

/**
 * Truncates a text as search engines do, which measure its width: between words, and never within a character.
 * @param maxWidth in em.
 */
function cut(text: string, maxWidth: number): string {
  const characters = new Intl.Segmenter(language.locale).segment(text);
  let width = 0;
  for (const { segment, index } of characters) {
    width += widthOf(segment);
    if (width <= maxWidth) continue;
    const fitting = text.slice(0, index);
    return `${segment.trim() === '' ? fitting : fitting.replace(/\s+\S*$/, '')} …`;
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
        <Typography dir="auto" sx={{ mt: 0.5, color: 'primary.main', fontWeight: 'fontWeightSemibold' }}>
          {cut(`${shownTitle} · ${company.name}`, space.title)}
        </Typography>
        <Typography dir="auto" variant="body2" sx={{ mt: 0.5 }}>
          {cut(metaDescription || excerpt, space.description)}
        </Typography>
      </Box>
    </Box>
  );
}
