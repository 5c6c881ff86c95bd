import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from '#admin/list/Badge.tsx';
import { ActionMenu } from '#admin/MenuButton.tsx';
import { ClientQuote } from '#components/ClientQuote.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { createAppTheme, houseTokens } from '#theme';
import { createBackOfficeTheme } from '#theme/createBackOfficeTheme.ts';

/** @returns a theme's CSS variables: those of the light scheme and both schemes, and those of the dark scheme. */
function cssOf(overrides: ThemeOptions, tokens = houseTokens) {
  const sheets = JSON.stringify(createAppTheme(tokens, overrides).generateStyleSheets());
  const at = sheets.indexOf('[data-color-scheme=\\"dark\\"]');
  return { light: sheets.slice(0, at), dark: sheets.slice(at) };
}

/** Renders an element with the default theme and overrides. */
const show = (element: React.ReactNode, overrides: ThemeOptions = {}) =>
  renderWithTheme(element, createAppTheme(houseTokens, overrides));

describe('A theme without overrides', () => {
  it('has both colour schemes as CSS variables', () => {
    const theme = createAppTheme();
    expect(theme.vars.palette.primary.main).toMatch(/^var\(--mui-palette-primary-main/);
    expect(Object.keys(theme.colorSchemes)).toEqual(['light', 'dark']);
  });
});

describe('A colour override', () => {
  const teal: ThemeOptions = { colorSchemes: { dark: { palette: { primary: { main: '#008080' } } } } };

  it('derives darker and lighter shades, text colour and channel, in its own scheme only', () => {
    const { light, dark } = cssOf(teal);
    for (const [name, value] of [
      ['main', '#008080'],
      ['dark', 'rgb(0, 89, 89)'],
      ['light', 'rgb(51, 153, 153)'],
      ['contrastText', '#fff'],
      ['mainChannel', '0 128 128'],
    ]) {
      expect(dark).toContain(`"--mui-palette-primary-${name}":"${value}"`);
    }
    expect(light).toContain(`"--mui-palette-primary-main":"${houseTokens.colors.light.primary}"`);
    expect(light).toContain(`"--mui-palette-primary-dark":"${houseTokens.colors.light.primaryHover}"`);
  });

  it('derives them for the product’s own roles, too', () => {
    const { light } = cssOf({ palette: { chat: { main: '#FFD54F' } } });
    expect(light).toMatch(/"--mui-palette-chat-contrastText":"rgba\(0, 0, 0, 0.87\)"/);
    expect(light).toContain('"--mui-palette-chat-dark":"rgb(178, 149, 55)"');
  });

  it('may be a whole MUI colour, or a part of one of our own', () => {
    const { light } = cssOf({
      palette: { primary: { 300: '#4db6ac', 500: '#009688', 700: '#00796b' }, deep: { ground: '#001122' } },
    });
    expect(light).toContain('"--mui-palette-primary-main":"#009688"');
    expect(light).toContain('"--mui-palette-primary-dark":"#00796b"');
    expect(light).toContain('"--mui-palette-deep-ground":"#001122"');
    expect(light).toContain(`"--mui-palette-deep-text":"${houseTokens.colors.light.onDeep}"`);
  });

  it('applies to the scheme of the palette that contains it', () => {
    const { light, dark } = cssOf({ palette: { mode: 'dark', divider: '#445566' } });
    expect(dark).toContain('"--mui-palette-divider":"#445566"');
    expect(light).not.toContain('#445566');
  });
});

describe('A border radius override', () => {
  it('also changes the radius of panels', () => {
    const tokens = { ...houseTokens, radii: { site: 4, panel: 8, picture: 2 } };
    const panelRadius = (shape: object) => createAppTheme(tokens, { shape }).shape.panelRadius;
    expect(panelRadius({ borderRadius: 0 })).toBe(0);
    expect(panelRadius({ borderRadius: 6 })).toBe(12);
    expect(panelRadius({ borderRadius: 20 })).toBe(40);
    // Larger ones would cut off words in the corners.
    expect(panelRadius({ borderRadius: 21 })).toBe(40);
    expect(panelRadius({ borderRadius: '1em' })).toBe('1em');
    expect(panelRadius({ borderRadius: 0, panelRadius: 9 })).toBe(9);
    expect(panelRadius({ borderRadius: 40, panelRadius: 90 })).toBe(90);
  });

  it('also changes the radius of photographs, unless they are square beside round corners', () => {
    const pictureRadius = (radii: { site: number; picture: number }, shape: object) =>
      createAppTheme({ ...houseTokens, radii: { ...houseTokens.radii, ...radii } }, { shape }).shape.pictureRadius;
    expect(pictureRadius({ site: 4, picture: 2 }, { borderRadius: 6 })).toBe(3);
    expect(pictureRadius({ site: 4, picture: 2 }, { borderRadius: '1em' })).toBe('1em');
    expect(pictureRadius({ site: 4, picture: 2 }, { borderRadius: 6, pictureRadius: 9 })).toBe(9);
    expect(pictureRadius({ site: 4, picture: 0 }, { borderRadius: 6 })).toBe(0);
    expect(pictureRadius({ site: 4, picture: 0 }, { borderRadius: '1em' })).toBe(0);
    expect(pictureRadius({ site: 0, picture: 0 }, { borderRadius: 6 })).toBe(6);
  });
});

describe('The data grid of the back office', () => {
  it('has the radius of panels', () => {
    const theme = createBackOfficeTheme(createAppTheme());
    renderWithTheme(<DataGrid rows={[]} columns={[]} />, theme);
    const radius = getComputedStyle(screen.getByRole('grid')).getPropertyValue('--unstable_DataGrid-radius');
    expect(radius).toBe('var(--mui-shape-panelRadius)');
  });
});

describe('A menu of the back office', () => {
  const cornerOf = (overrides: ThemeOptions) => {
    const theme = createBackOfficeTheme(createAppTheme(houseTokens, overrides));
    const menu = (
      <ActionMenu label="Menu" anchor={document.body} onClose={() => undefined}>
        <MenuItem>Item</MenuItem>
      </ActionMenu>
    );
    renderWithTheme(menu, theme);
    return getComputedStyle(screen.getByRole('menu').parentElement as HTMLElement).borderRadius;
  };

  it('has the radius of panels', () => {
    expect(cornerOf({})).toBe('var(--mui-shape-panelRadius)');
  });

  it('can be styled by the theme', () => {
    expect(cornerOf({ components: { MuiMenu: { styleOverrides: { paper: { borderRadius: 3 } } } } })).toBe('3px');
  });
});

describe('A typography override', () => {
  it('reaches headings, our own variants and labels', () => {
    show(
      <>
        <Typography variant="h1">Heading</Typography>
        <Typography variant="eyebrow">Eyebrow</Typography>
        <FormLabel>Label</FormLabel>
      </>,
      { typography: { fontFamily: 'Georgia' } },
    );
    for (const word of ['Heading', 'Eyebrow', 'Label']) {
      expect(getComputedStyle(screen.getByText(word)).fontFamily).toBe('Georgia');
    }
  });

  it('of the weights changes emphasised and other text, wherever it stands', () => {
    const quote = { quote: 'Quote', name: 'Name', role: 'Role', image: '' };
    show(
      <>
        <Typography variant="h5">Heading</Typography>
        <Typography variant="eyebrow">Eyebrow</Typography>
        <FormLabel>Label</FormLabel>
        <Button>Button</Button>
        <Badge color="quiet">Badge</Badge>
        <ClientQuote {...quote} />
        <Typography>Text</Typography>
      </>,
      { typography: { fontWeightSemibold: 700, fontWeightRegular: 500 } },
    );
    const weightOf = (word: string) => getComputedStyle(screen.getByText(word)).fontWeight;
    expect(new Set(['Heading', 'Eyebrow', 'Label', 'Button', 'Badge', 'Name'].map(weightOf))).toEqual(new Set(['700']));
    expect(weightOf('Text')).toBe('500');
  });

  it('may be a function of the palette, and keeps what it does not name', () => {
    const theme = createAppTheme(houseTokens, {
      typography: ({ mode }) => ({ h2: { fontStyle: mode === 'light' ? 'italic' : 'normal' } }),
    });
    expect(theme.typography.h2).toMatchObject({ fontStyle: 'italic', fontFamily: houseTokens.fonts.display });
  });

  it('scales and styles every variant, as in MUI', () => {
    const { typography } = createAppTheme(houseTokens, {
      typography: { fontSize: 28, htmlFontSize: 10, allVariants: { fontStretch: 'condensed' } },
    });
    expect(typography.caption.fontSize).toBe('2.8rem');
    const slope = (theme: Pick<Theme, 'typography'>) =>
      Number(/([\d.]+)vw/.exec(String(theme.typography.h1.fontSize))?.[1]);
    expect(slope({ typography })).toBeCloseTo(2 * slope(createAppTheme()), 2);
    expect([typography.figure, typography.body1]).toMatchObject([
      { fontStretch: 'condensed' },
      { fontStretch: 'condensed' },
    ]);
  });
});

describe('A component override', () => {
  it('adds to our own styles and takes precedence over them', () => {
    show(<Button variant="contained">Press</Button>, {
      components: {
        MuiButton: {
          styleOverrides: { root: { minHeight: 60, textTransform: 'uppercase' } },
          variants: [{ props: { variant: 'contained' }, style: { boxShadow: 'inset 0 0 1px' } }],
        },
      },
    });
    const { minHeight, textTransform, boxShadow, transition } = getComputedStyle(screen.getByRole('button'));
    expect([minHeight, textTransform, boxShadow]).toEqual(['60px', 'uppercase', 'inset 0 0 1px']);
    expect(transition).toContain('200ms ease-out');
  });

  it('takes precedence over our own variants', () => {
    show(<Button variant="underlined">Press</Button>, {
      components: { MuiButton: { styleOverrides: { root: { minHeight: 60 } } } },
    });
    expect(getComputedStyle(screen.getByRole('button')).minHeight).toBe('60px');
  });

  it('adds to the global styles', () => {
    const theme = createAppTheme(houseTokens, {
      components: { MuiCssBaseline: { styleOverrides: { body: { cursor: 'help' } } } },
    });
    expect(theme.components?.MuiCssBaseline?.styleOverrides).toHaveLength(2);
  });

  it('also applies in the back office', () => {
    const theme = createBackOfficeTheme(
      createAppTheme(houseTokens, { components: { MuiDialogTitle: { defaultProps: { variant: 'h3' } } } }),
    );
    expect(theme.components?.MuiDialogTitle?.defaultProps).toEqual({ variant: 'h3' });
  });
});
