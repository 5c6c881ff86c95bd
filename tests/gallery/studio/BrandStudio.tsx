import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { colorFaults } from '#build/brand/colorFaults.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import type { ThemeTokens } from '#theme';
import { brands, studio } from '../looks.ts';
import { Contrasts } from './Contrasts.tsx';
import { Controls } from './Controls.tsx';
import { useStudioBrand, writeStudioBrand } from './studioBrand.ts';
import { brandTokensFile, tokensFile } from './tokensFile.ts';

const pages = [
  { title: 'A page of the site', id: 'pages-site--home' },
  { title: 'A page of the staff', id: 'pages-admin--leads' },
] as const;

/** Saves a `tokens.ts` through the browser's downloads. */
const writeOut = (file: string) => downloadFile(new Blob([file], { type: 'text/plain' }), 'tokens.ts');

/** Brands to start from. */
const beginnings = Object.entries(brands).filter(([name]) => name !== studio);

/** Editor of a brand: its tokens, their contrasts, and two preview pages in a scheme. */
export function BrandStudio({ scheme }: { scheme: 'light' | 'dark' }) {
  const brand = useStudioBrand();
  const { tokens, begunWith } = brand;
  const overrides = brands[begunWith]?.overrides;
  const faults = colorFaults(tokens);
  const change = (changed: ThemeTokens) => writeStudioBrand({ ...brand, tokens: changed });
  return (
    <Box component="main" sx={{ p: 3, display: 'grid', gap: 4 }}>
      <Typography variant="h3" component="h1">
        Brand studio
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" disabled={faults.length > 0} onClick={() => writeOut(brandTokensFile(tokens))}>
          Write tokens.ts of a brand
        </Button>
        <Button variant="outlined" disabled={faults.length > 0} onClick={() => writeOut(tokensFile(tokens))}>
          Write theme/tokens.ts
        </Button>
        {beginnings.map(([name, { title, tokens: own }]) => (
          <Button key={name} onClick={() => writeStudioBrand({ tokens: own, begunWith: name })}>
            Begin with {title}
          </Button>
        ))}
      </Box>
      {faults.map((fault) => (
        <Alert key={fault} severity="error">
          {fault}
        </Alert>
      ))}
      {overrides && Object.keys(overrides).length > 0 && (
        <Typography>
          The pages have the overrides of <code>brands/{begunWith}/overrides.ts</code>, too. Copy that file to keep
          them.
        </Typography>
      )}
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
      <Contrasts tokens={tokens} overrides={overrides} onChange={change} />
      <Controls tokens={tokens} onChange={change} />
    </Box>
  );
}
