import Box from '@mui/material/Box';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from './renderSite.tsx';
import { renderWithTheme } from './renderWithTheme.tsx';
import { removeStyles } from './styles.ts';

const Hidden = () => <Box sx={{ display: 'none' }}>Hidden by CSS</Box>;
const routes = [{ path: '/', Component: Hidden }];
const text = () => screen.getByText('Hidden by CSS');

function endTest() {
  cleanup();
  removeStyles();
}

it('What CSS hides is hidden in an element by itself, whatever was shown before', async () => {
  for (let round = 0; round < 2; round += 1) {
    await renderSite('/', { routes });
    endTest();
    renderWithTheme(<Hidden />);
    expect(text()).not.toBeVisible();
    endTest();
  }
});

it('What CSS hides is hidden on a page whose test asks for its CSS, and on no other', async () => {
  for (let round = 0; round < 2; round += 1) {
    await renderSite('/', { routes, styled: true });
    expect(text()).not.toBeVisible();
    endTest();
    await renderSite('/', { routes });
    expect(text()).toBeVisible();
    endTest();
  }
});
