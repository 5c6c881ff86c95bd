import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { articleWords } from '#content/article.ts';
import type { TextHeading } from '#domain/readableText.ts';

/** Table of contents of a long post; sticky on wide screens. */
export function ArticleContents({ headings }: { headings: readonly TextHeading[] }) {
  return (
    <Box
      component="nav"
      aria-labelledby="article-contents"
      sx={{ position: { md: 'sticky' }, top: 120, '@media print': { display: 'none' } }}
    >
      <Typography id="article-contents" variant="eyebrow" component="h2">
        {articleWords.contents}
      </Typography>
      <Box
        component="ol"
        sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', borderLeft: 1, borderColor: 'gold.ornament', pl: 2.5 }}
      >
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              variant="body2"
              dir="auto"
              sx={{ display: 'block', py: 0.75, color: 'text.secondary' }}
            >
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
