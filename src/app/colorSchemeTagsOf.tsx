import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import type { Theme } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorSchemeAttribute } from '#theme';

/**
 * @param theme provides the page's background colour in both schemes.
 * @returns tags that set the colour scheme before the first paint, and the browser's `theme-color`; first in `<head>`.
 */
export const colorSchemeTagsOf = ({ colorSchemes, firstScheme }: Theme): string =>
  renderToStaticMarkup(
    <>
      <InitColorSchemeScript attribute={colorSchemeAttribute} defaultMode={firstScheme} />
      {(firstScheme === 'system' ? (['light', 'dark'] as const) : [firstScheme]).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={colorSchemes[scheme]?.palette.background.default}
          media={firstScheme === 'system' ? `(prefers-color-scheme: ${scheme})` : undefined}
        />
      ))}
    </>,
  );
