import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RouterLink } from '#frame/RouterLink.tsx';

/** Renders a link to `/there#place` on `/here`, and presses it. */
function press(event: Partial<MouseEvent>, target?: string) {
  const element = (
    <RouterLink href="/there#place" target={target}>
      There
    </RouterLink>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/here'] });
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link');
  // Keeps jsdom from opening the link; registered above React, so that it runs last.
  window.addEventListener('click', (click) => click.preventDefault(), { once: true });
  const click = createEvent.click(link, event);
  let byLink = false;
  document.addEventListener('click', () => (byLink = click.defaultPrevented), { once: true });
  fireEvent(link, click);
  return { router, leftToBrowser: !byLink };
}

it('A link opens its page in this tab, and the same address once', async () => {
  const { router, leftToBrowser } = press({});
  expect(leftToBrowser).toBe(false);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/there', hash: '#place' }));
  expect(router.state.historyAction).toBe('PUSH');
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
});

it.each([
  ['with the Control key', { ctrlKey: true }, undefined],
  ['with the Command key', { metaKey: true }, undefined],
  ['with the Shift key', { shiftKey: true }, undefined],
  ['with the Alt key', { altKey: true }, undefined],
  ['with the middle button', { button: 1 }, undefined],
  ['if it is meant for another tab', {}, '_blank'],
] as const)('A link is left to the browser %s', (_when, event, target) => {
  expect(press(event, target).leftToBrowser).toBe(true);
});

it('A link that names this tab opens here', () => {
  expect(press({}, '_self').leftToBrowser).toBe(false);
});
