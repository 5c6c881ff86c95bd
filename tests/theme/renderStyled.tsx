import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { createEmotionCache } from '#app/emotionCache.ts';

/**
 * Shows elements in a theme, with their CSS, which other tests of this process may have switched off for speed.
 * @returns what the testing library returns.
 */
export function renderStyled(theme: Theme, elements: ReactNode) {
  const style = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => style.remove());
  const cache = createEmotionCache();
  cache.sheet.insert = (rule) => style.append(rule);
  return render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{elements}</ThemeProvider>
    </CacheProvider>,
  );
}
