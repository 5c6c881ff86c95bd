import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import SnackbarContent from '@mui/material/SnackbarContent';
import { type Theme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import type { Page } from '@playwright/test';
import Color from 'colorjs.io';
import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Facts, MultilineText } from '#admin/Facts.tsx';
import { Panel, PanelEmpty } from '#admin/Panel.tsx';
import { expect, test } from '#tests/support/site.ts';
import { createBackOfficeTheme } from '../../theme/createBackOfficeTheme.ts';
import { createAppTheme, houseTokens } from '../../theme/index.ts';

/** Renders elements with the default theme and overrides. */
async function show(page: Page, overrides: ThemeOptions, ...elements: ReactNode[]) {
  await showIn(page, createBackOfficeTheme(createAppTheme(houseTokens, overrides)), ...elements);
}

async function showIn(page: Page, theme: Theme, ...elements: ReactNode[]) {
  const html = renderToString(h(ThemeProvider, { theme }, h(CssBaseline), ...elements));
  await page.setContent(`<!doctype html><html data-color-scheme="light"><body>${html}</body></html>`);
}

/** @returns a computed style of the first element with an MUI class. */
const styleOf = (page: Page, name: string, property: string) =>
  page
    .locator(`.${name}`)
    .first()
    .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), property);

const field = h(
  FormControl,
  { key: 'field' },
  h(FormLabel, { htmlFor: 'name' }, 'Name'),
  h(OutlinedInput, { id: 'name' }),
);

const heightOfField = async (page: Page) => (await page.locator('.MuiOutlinedInput-root').boundingBox())?.height;

test('One radius rounds or squares everything', async ({ page }) => {
  const boxes = [
    h(Chip, { key: 'chip', label: 'Chip' }),
    h(SnackbarContent, { key: 'notice', message: 'Saved' }),
    h(Dialog, { key: 'dialog', open: true, disablePortal: true }, 'Sure?'),
    field,
  ];
  const corners = () =>
    Promise.all(
      ['MuiChip-root', 'MuiOutlinedInput-root', 'MuiSnackbarContent-root', 'MuiDialog-paper'].map((name) =>
        styleOf(page, name, 'border-radius'),
      ),
    );
  const { site, panel } = houseTokens.radii;
  await show(page, {}, ...boxes);
  expect(await corners()).toEqual([`${site}px`, `${site}px`, `${panel}px`, `${panel}px`]);
  await show(page, { shape: { borderRadius: 0 } }, ...boxes);
  expect(await corners()).toEqual(['0px', '0px', '0px', '0px']);
});

test('Fields are 48 px high, small ones 40 px, whichever component sets their size', async ({ page }) => {
  await show(page, {}, field);
  expect(await heightOfField(page)).toBe(48);
  await show(page, { components: { MuiFormControl: { defaultProps: { size: 'small' } } } }, field);
  expect(await heightOfField(page)).toBe(40);
  await show(page, { components: { MuiOutlinedInput: { defaultProps: { size: 'small' } } } }, field);
  expect(await heightOfField(page)).toBe(40);
});

test('A compact back office has lower fields, which leaves the public site unchanged', async ({ page }) => {
  const theme = createAppTheme({ ...houseTokens, density: 'compact' });
  await showIn(page, createBackOfficeTheme(theme), field);
  expect(await heightOfField(page)).toBe(40);
  await showIn(page, theme, field);
  expect(await heightOfField(page)).toBe(48);
});

for (const density of ['comfortable', 'compact'] as const) {
  test(`The content of a panel of a ${density} back office stands below its title`, async ({ page }) => {
    const theme = createBackOfficeTheme(createAppTheme({ ...houseTokens, density }));
    const empty = { children: 'Content' };
    const contents = {
      empty: h(PanelEmpty, empty),
      text: h(MultilineText, { text: 'Content' }),
      facts: h(Facts, { facts: [['Content', 'Value']] }),
    };
    for (const [key, children] of Object.entries(contents)) {
      const panel = { key, title: 'Title', children };
      await showIn(page, theme, h(Panel, panel));
      const left = (text: string) =>
        page.getByText(text, { exact: true }).evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
      expect(await left('Content')).toBe(await left('Title'));
    }
  });
}

test('A colour override applies in its own scheme only, with readable text on it', async ({ page }) => {
  const overrides: ThemeOptions = { colorSchemes: { dark: { palette: { primary: { main: '#FFEB3B' } } } } };
  await show(page, overrides, h(Button, { key: 'press', variant: 'contained' }, 'Press'));
  const colors = async () => [
    await styleOf(page, 'MuiButton-root', 'background-color'),
    await styleOf(page, 'MuiButton-root', 'color'),
  ];
  const { primary, onPrimary } = houseTokens.colors.light;
  const hex = (color: string) => new Color(color).to('srgb').toString({ format: 'hex', collapse: false });
  expect((await colors()).map(hex)).toEqual([primary, onPrimary].map(hex));
  await page.locator('html').evaluate((html) => html.setAttribute('data-color-scheme', 'dark'));
  await expect.poll(colors).toEqual(['rgb(255, 235, 59)', 'rgba(0, 0, 0, 0.87)']);
});

test('Custom spacing and typography reach the parts of a field', async ({ page }) => {
  await show(page, { spacing: 4, typography: { fontFamily: 'monospace' } }, field);
  expect(await heightOfField(page)).toBe(36);
  expect(await styleOf(page, 'MuiFormLabel-root', 'font-family')).toBe('monospace');
});

test('A pressed button shows it in the next frame, unless it is busy', async ({ page }) => {
  const opacity = () => styleOf(page, 'MuiButton-root', 'opacity');
  await show(page, {}, h(Button, { key: 'press' }, 'Press'));
  expect(await opacity()).toBe('1');
  await page.getByRole('button').hover();
  await page.mouse.down();
  expect(await opacity()).toBe('0.8');
  await page.mouse.up();
  expect(await opacity()).toBe('1');
  await show(page, {}, h(Button, { key: 'press', 'aria-disabled': true }, 'Press'));
  const busy = await opacity();
  await page.getByRole('button').hover();
  await page.mouse.down();
  expect(await opacity()).toBe(busy);
  await page.mouse.up();
});
