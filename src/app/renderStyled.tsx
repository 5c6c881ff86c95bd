import createEmotionServer from '@emotion/server/create-instance';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { BackendSource } from '#backend/backend.ts';
import { createEmotionCache, withoutStyleNames } from './createEmotionCache.ts';
import { Providers } from './Providers.tsx';

/** @returns the markup of a document's content, and the tags with the styles that it uses. */
export function renderStyled(
  theme: Theme,
  backend: BackendSource,
  content: ReactNode,
): { markup: string; styles: string } {
  const cache = createEmotionCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const markup = renderToString(
    <Providers theme={theme} emotionCache={cache} backend={backend}>
      {content}
    </Providers>,
  );
  // `data-s` marks the tags as in place; otherwise Emotion would move them, and the browser would parse all rules
  // again.
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(markup)).replaceAll('<style ', '<style data-s ');
  return { markup, styles: withoutStyleNames(styles) };
}
