import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadFailed, menuLabels } from '#content/site.ts';
import { paths } from '#paths';
import { renderSite } from '#tests/support/renderSite.tsx';

// As if the connection were lost before the code of the dialog was requested.
vi.mock('#site/enquiry/EnquiryDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('The message that the enquiry could not be loaded can be closed, and leaves the page as it was', async () => {
  const router = await renderSite(paths.imprint);
  fireEvent.click(screen.getAllByRole('link', { name: menuLabels.bookNow })[0] as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent(loadFailed.text);
  fireEvent.click(screen.getByRole('button', { name: loadFailed.close }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: paths.imprint, state: null });
});
