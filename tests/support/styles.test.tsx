import Box from '@mui/material/Box';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from './renderSite.tsx';
import { renderWithTheme } from './renderWithTheme.tsx';
import { removeStyles, testCache } from './styles.ts';

const Hidden = () => <Box sx={{ display: 'none' }}>Hidden by CSS</Box>;
const routes = [{ path: '/', Component: Hidden }];
const text = () => screen.getByText('Hidden by CSS');

function endTest() {
  cleanup();
  removeStyles();
}

it('What CSS hides is hidden in a single component, whatever was rendered before', async () => {
  for (let round = 0; round < 2; round += 1) {
    await renderSite('/', { routes });
    endTest();
    renderWithTheme(<Hidden />);
    expect(text()).not.toBeVisible();
    endTest();
  }
});

it('What CSS hides is hidden on a page only if its test asks for CSS', async () => {
  for (let round = 0; round < 2; round += 1) {
    await renderSite('/', { routes, styled: true });
    expect(text()).not.toBeVisible();
    endTest();
    await renderSite('/', { routes });
    expect(text()).toBeVisible();
    endTest();
  }
});

it.each([
  ['a paragraph', '<p id="it"></p>', 'block visible'],
  ['a word', '<em id="it"></em>', 'inline visible'],
  ['an element with `hidden`', '<p id="it" hidden></p>', 'none visible'],
  ['an element with `display: none`', '<p id="it" style="display: none"></p>', 'none visible'],
  ['an element in one that is invisible', '<div style="visibility: hidden"><p id="it"></p></div>', 'block hidden'],
  [
    'a visible element in one that is invisible',
    '<div style="visibility: hidden"><p id="it" style="visibility: visible"></p></div>',
    'block visible',
  ],
  ['a closed dialog', '<dialog id="it"></dialog>', 'none visible'],
  ['an open dialog', '<dialog id="it" open></dialog>', 'block visible'],
  ['a script', '<script type="text" id="it"></script>', 'none visible'],
  ['a template', '<template id="it"></template>', 'none visible'],
])('Without CSS, %s has the display and visibility of a browser', (_what, html, style) => {
  document.body.innerHTML = html;
  const look = () => {
    const { display, visibility } = getComputedStyle(document.getElementById('it') as Element);
    return `${display} ${visibility}`;
  };
  expect(look()).toBe(style);
  testCache(true);
  expect(look()).toBe(style);
  document.body.replaceChildren();
});
