import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorSchemeAttribute, groundColors } from '#theme';

/** Sets the colour scheme before the first paint, and tells phones the colour of the page's ground; first in `<head>`. */
export const colorSchemeTags: string = renderToStaticMarkup(
  <>
    <InitColorSchemeScript attribute={colorSchemeAttribute} />
    <meta name="theme-color" content={groundColors.light} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={groundColors.dark} media="(prefers-color-scheme: dark)" />
  </>,
);
