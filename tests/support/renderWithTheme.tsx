import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createAppTheme } from '#theme';

const theme = createAppTheme();

/** Shows an element by itself, in the product's theme. */
export const renderWithTheme = (element: ReactNode) => render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
