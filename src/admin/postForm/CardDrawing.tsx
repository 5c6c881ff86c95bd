import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { cardOverlay, panel } from '#cards/cardOverlay.ts';
import { cardSize } from '#cards/cardSize.ts';
import { blogBanner } from '#content/blog.ts';
import { company } from '#content/company.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { brandTokens } from '#theme/brandTokens.ts';
import { browserTypefaces } from './browserTypefaces.ts';

const { fonts, headings } = brandTokens;

/**
 * @returns a counter that increases whenever a font for the title has been loaded, so that the title is measured again.
 */
function useFontsOf(title: string): number {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const redraw = () => isCurrent && setLoads((count) => count + 1);
    // Not supported by every browser; on failure a fallback font is used.
    document.fonts?.load(`${headings.weight} 1em ${fonts.display}`, title).then(redraw, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [title]);
  return loads;
}

/**
 * Preview of a post's sharing image, with the server's layout and colours, in the browser's fonts. Fills its container.
 * From left to right in every language, as the server draws it.
 */
export function CardDrawing({ title, image }: { title: string; image: string }) {
  const picture = pictureOf(image) ?? pictureOf(blogBanner.photo);
  const loads = useFontsOf(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loads` triggers a new measurement.
  const overlay = useMemo(() => {
    return cardOverlay(title, true, browserTypefaces(brandTokens), { tokens: brandTokens, company });
  }, [title, loads]);
  return (
    <>
      {picture && (
        <Box
          component="img"
          src={picture.src}
          alt=""
          dir="ltr"
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineEnd: 0,
            width: `${100 - (panel.width / cardSize.width) * 100}%`,
            height: '100%',
            objectFit: 'cover',
            bgcolor: 'background.sunken',
          }}
        />
      )}
      <Box
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the typefaces escape all text; the rest is constant.
        dangerouslySetInnerHTML={{ __html: overlay }}
        dir="ltr"
        sx={{ position: 'absolute', inset: 0, '& svg': { display: 'block', width: '100%', height: '100%' } }}
      />
    </>
  );
}
