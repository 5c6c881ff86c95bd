import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plainList } from '#components/styles.ts';
import { articleWords } from '#content/article.ts';
import type { TextHeading } from '#domain/readableText.ts';

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  overflowWrap: 'anywhere',
  '& :is(p, h2, h3, li, blockquote)': { unicodeBidi: 'plaintext', textAlign: 'start' },
  '& :is(p, ul, ol)': { marginBlock: theme.spacing(2.5) },
  // Lead paragraph.
  '& > p:first-of-type': { ...theme.typography.lead, textWrap: 'pretty', marginTop: 0 },
  '& h2': { ...theme.typography.h3, marginBlock: theme.spacing(0, 2), scrollMarginTop: 112, outlineOffset: 8 },
  '& * + h2': { marginBlockStart: theme.spacing(7) },
  '& h3': { ...theme.typography.h5, marginBlock: theme.spacing(4, 1) },
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& li': { paddingInlineStart: '0.3em', marginBlock: theme.spacing(1) },
  '& li::marker': { color: theme.vars.palette.gold.text },
  '& blockquote': {
    ...theme.typography.quote,
    margin: theme.spacing(5, 0),
    paddingInlineStart: theme.spacing(3.5),
    borderInlineStart: `1px solid ${theme.vars.palette.gold.ornament}`,
    '& p': { margin: 0 },
  },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.25em' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', marginBlock: theme.spacing(4) },
}));

/** The text of a post. @param html sanitised HTML, processed by `toReadableHtml`. */
export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it before it is stored.
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
}

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
      <Box component="ol" sx={{ ...plainList, mt: 2, borderLeft: 1, borderColor: 'gold.ornament', pl: 2.5 }}>
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
