import Box from '@mui/material/Box';
import { expect, it } from 'vitest';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('Styles have vendor prefixes only where current browsers need them', () => {
  renderWithTheme(<Box sx={{ userSelect: 'none', maskImage: 'none', display: 'flex', alignItems: 'center' }} />);
  const styles = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('');
  expect(styles).toContain('-webkit-user-select:none;user-select:none;');
  expect(styles).toContain('-webkit-mask-image:none;mask-image:none;');
  expect(styles).toContain('display:flex;align-items:center;');
  expect(styles).not.toMatch(/-moz-|-ms-|-webkit-box/);
});
