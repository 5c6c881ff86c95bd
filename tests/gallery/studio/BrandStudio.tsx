import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { downloadFile } from '#frame/downloadFile.ts';
import type { ThemeTokens } from '#theme';
import { studio } from '../looks.ts';
import { Contrasts } from './Contrasts.tsx';
import { Controls } from './Controls.tsx';
import { useStudioTokens, writeTokens } from './studioTokens.ts';
import { tokensFile } from './tokensFile.ts';

const pages = [
  { title: 'A page of the site', id: 'pages-site--home' },
  { title: 'A page of the staff', id: 'pages-admin--leads' },
] as const;

/** Hands `tokens.ts` to the browser's downloads. */
const writeOut = (tokens: ThemeTokens) =>
  downloadFile(new Blob([tokensFile(tokens)], { type: 'text/plain' }), 'tokens.ts');

/** Where a brand is made: its tokens, what of them can be read, and two pages that wear them, in a scheme. */
export function BrandStudio({ scheme }: { scheme: 'light' | 'dark' }) {
  const tokens = useStudioTokens();
  return (
    <Box component="main" sx={{ p: 3, display: 'grid', gap: 4 }}>
      <Typography variant="h3" component="h1">
        Brand studio
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={() => writeOut(tokens)}>
          Write tokens.ts
        </Button>
        <Button variant="outlined" onClick={() => writeTokens(null)}>
          Begin anew
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        {pages.map(({ title, id }) => (
          <iframe
            key={id}
            title={title}
            src={`iframe.html?id=${id}&viewMode=story&globals=brand:${studio};scheme:${scheme};a11y.manual:!true`}
            style={{ width: '100%', height: 640, border: '1px solid currentColor' }}
          />
        ))}
      </Box>
      <Controls tokens={tokens} onChange={writeTokens} />
      <Contrasts tokens={tokens} />
    </Box>
  );
}
