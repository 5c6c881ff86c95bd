import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { plainList } from '#components/styles.ts';
import type { ParentPage } from '#content/parentPages.ts';
import { siteLabels } from '#content/site.ts';

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  parents: readonly ParentPage[];
  /** Palette colour for backgrounds other than the page's. Default `gold.text`. */
  color?: string;
}

/** Links to the ancestors of a page; the page itself is left out, as its heading names it. */
export function Breadcrumbs({ parents, color = 'gold.text' }: BreadcrumbsProps) {
  return (
    <Box component="nav" aria-label={siteLabels.breadcrumbs}>
      <Box component="ol" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', typography: 'eyebrow' }}>
        {parents.map(({ name, path }, index) => (
          <Box component="li" key={path} sx={{ display: 'flex', alignItems: 'center' }}>
            {index > 0 && (
              <Box component="span" aria-hidden sx={{ mx: 1.25, color: 'gold.ornament' }}>
                /
              </Box>
            )}
            <Link href={path} sx={{ py: 0.5, color }}>
              {name}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
