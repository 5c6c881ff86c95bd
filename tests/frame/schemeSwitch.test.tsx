import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { colorScheme } from '#content/site.ts';
import { SchemeSwitch } from '#frame/SchemeSwitch.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { createAppTheme, houseTokens } from '#theme';

const group = () => screen.queryByRole('group', { name: colorScheme.label });

it.each(['light', 'dark'] as const)('A brand whose schemes are both %s offers no choice between them', (scheme) => {
  const colors = houseTokens.colors[scheme];
  renderWithTheme(
    <SchemeSwitch accent="gold.text" />,
    createAppTheme({ ...houseTokens, colors: { light: colors, dark: colors } }),
  );
  expect(group()).toBeNull();
});

it('Schemes that differ in one colour can be chosen', () => {
  const { light } = houseTokens.colors;
  renderWithTheme(
    <SchemeSwitch accent="gold.text" />,
    createAppTheme({ ...houseTokens, colors: { light, dark: { ...light, blush: '#EEDDDD' } } }),
  );
  expect(group()).toBeVisible();
});

it('Schemes that differ only in the overrides of a brand can be chosen', () => {
  const { light } = houseTokens.colors;
  const overrides = { colorSchemes: { dark: { palette: { primary: { main: '#402020' } } } } };
  renderWithTheme(
    <SchemeSwitch accent="gold.text" />,
    createAppTheme({ ...houseTokens, colors: { light, dark: light } }, overrides),
  );
  expect(group()).toBeVisible();
});
