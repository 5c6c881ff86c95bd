import Box from '@mui/material/Box';
import { expect, it } from 'vitest';
import { restoreStyleNames, withoutStyleNames } from '#app/createEmotionCache.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('Styles have vendor prefixes only where current browsers need them', () => {
  renderWithTheme(<Box sx={{ userSelect: 'none', maskImage: 'none', display: 'flex', alignItems: 'center' }} />);
  const styles = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('');
  expect(styles).toContain('-webkit-user-select:none;user-select:none;');
  expect(styles).toContain('-webkit-mask-image:none;mask-image:none;');
  expect(styles).toContain('display:flex;align-items:center;');
  expect(styles).not.toMatch(/-moz-|-ms-|-webkit-box/);
});

it('The names of styles are left out of the HTML, and restored from the rules before Emotion reads them', () => {
  const rules = '.css-1a{color:red;}.css-b2-Box:hover{color:red;}@media print{.css-c3{margin:0;}.css-1a{margin:0;}}';
  const others = '<style data-emotion="css-global 0">@keyframes a{from{opacity:0;}}</style>';
  const sent = withoutStyleNames(`${others}<style data-s data-emotion="css 1a b2-Box c3">${rules}</style>`);
  expect(sent).toBe(`${others}<style data-s data-emotion="css">${rules}</style>`);
  document.head.innerHTML = sent;
  restoreStyleNames();
  const tags = document.querySelectorAll('style');
  expect(Array.from(tags, ({ dataset }) => dataset.emotion)).toEqual(['css-global 0', 'css 1a b2-Box c3']);
  document.head.innerHTML = '';
  expect(restoreStyleNames).not.toThrow();
});
