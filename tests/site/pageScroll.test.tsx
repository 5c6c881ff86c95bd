import { render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PageScroll } from '#frame/PageScroll.tsx';

it('A link to a heading scrolls there on a page that was opened by its URL', async () => {
  const jump = vi.spyOn(Element.prototype, 'scrollIntoView');
  const Page = () => (
    <>
      <a href="#heading">Contents</a>
      <h2 id="heading">Heading</h2>
      <PageScroll />
    </>
  );
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />);
  const scroll = vi.spyOn(window, 'scrollTo').mockClear();
  screen.getByRole('link').click();
  await waitFor(() => expect(jump.mock.contexts).toEqual([screen.getByRole('heading')]));
  expect(scroll).not.toHaveBeenCalled();
});
