import { expect, it } from 'vitest';
import { themeOf } from '#app/theme.ts';
import { houseTokens } from '#theme';

it('What a brand overrides reaches its theme, in the direction of the text, and wins over the links of the router', () => {
  const components = { MuiLink: { defaultProps: { component: 'a' as const } } };
  const theme = themeOf(houseTokens, { shape: { borderRadius: 9 }, components }, 'rtl');
  expect([theme.shape.borderRadius, theme.direction]).toEqual([9, 'rtl']);
  expect(theme.components?.MuiLink?.defaultProps?.component).toBe('a');
  expect(theme.components?.MuiButtonBase?.defaultProps?.LinkComponent).toBeTypeOf('function');
});
