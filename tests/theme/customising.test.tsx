import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Section } from '#components/Section.tsx';
import { createAppTheme } from '#theme';

describe('A developer who customises the theme', () => {
  it('finds both colour schemes behind CSS variables', () => {
    const theme = createAppTheme();
    expect(theme.vars?.palette.primary.main).toMatch(/^var\(--mui-palette-primary-main/);
    expect(Object.keys(theme.colorSchemes ?? {})).toEqual(expect.arrayContaining(['light', 'dark']));
  });

  it('overrides any part without losing the rest', () => {
    const theme = createAppTheme({ shape: { borderRadius: 12 } });
    expect(theme.shape.borderRadius).toBe(12);
    expect(theme.typography.h1.fontFamily).toContain('Cormorant Garamond');
  });

  it("changes the defaults of the house's own components as of MUI's", () => {
    const theme = createAppTheme({
      components: { AppSection: { defaultProps: { labelledBy: 'named-by-theme' } } } as never,
    });
    render(
      <ThemeProvider theme={theme}>
        <Section>
          <h2 id="named-by-theme">Named</h2>
        </Section>
      </ThemeProvider>,
    );
    expect(screen.getByRole('region', { name: 'Named' })).toBeInTheDocument();
  });
});
