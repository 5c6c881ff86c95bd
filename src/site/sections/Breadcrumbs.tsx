import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { siteLabels } from '#content/site.ts';

/** A page above the one that is shown. */
export interface ParentPage {
  title: string;
  path: string;
}

/** The way from the top of the site to a page, without the page itself, which its heading names. */
export function Breadcrumbs({ parents }: { parents: readonly ParentPage[] }) {
  return (
    <Box component="nav" aria-label={siteLabels.breadcrumbs}>
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none', typography: 'eyebrow' }}
      >
        {parents.map(({ title, path }, index) => (
          <Box component="li" key={path} sx={{ display: 'flex' }}>
            {index > 0 && (
              <Box component="span" aria-hidden sx={{ mx: 1.25, color: 'gold.ornament' }}>
                /
              </Box>
            )}
            <Link href={path} sx={{ py: 0.5, color: 'gold.text' }}>
              {title}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
