import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createAppTheme } from '#theme';
import { testCache } from './styles.ts';

const theme = createAppTheme();

/** Shows an element by itself, in the product's theme, with its CSS. */
export const renderWithTheme = (element: ReactNode) =>
  render(
    <CacheProvider value={testCache(true)}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>,
  );
