import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createAppTheme } from '#theme';
import { testCache } from './styles.ts';

const house = createAppTheme();

/** Renders an element with CSS, in the product's theme or another one. */
export const renderWithTheme = (element: ReactNode, theme: Theme = house) =>
  render(
    <CacheProvider value={testCache(true)}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>,
  );
