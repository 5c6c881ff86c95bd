import { styled } from '@mui/material/styles';

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
