import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FilterBar } from '#site/sections/FilterBar.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

describe('A filter bar', () => {
  const options = [
    { value: 'all', label: 'All' },
    { value: 'wedding', label: 'Weddings' },
  ];

  it('marks the current filter and reports a change', async () => {
    const onChange = vi.fn();
    renderWithTheme(<FilterBar label="Show" options={options} value="all" onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Weddings' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('wedding'));
  });

  it('shows the chosen filter as pressed while its result loads, and the old one again if that is given up', async () => {
    let settle = () => {};
    const result = new Promise<void>((resolve) => {
      settle = resolve;
    });
    renderWithTheme(<FilterBar label="Show" options={options} value="all" onChange={() => result} />);
    await userEvent.click(screen.getByRole('button', { name: 'Weddings' }));
    expect(await screen.findByRole('button', { name: 'Weddings', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
    settle();
    expect(await screen.findByRole('button', { name: 'All', pressed: true })).toBeVisible();
  });

  it('always keeps a filter: pressing the current one changes nothing', async () => {
    const onChange = vi.fn();
    renderWithTheme(<FilterBar label="Show" options={options} value="all" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await userEvent.click(screen.getByRole('button', { name: 'Weddings' }));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(onChange).toHaveBeenCalledExactlyOnceWith('wedding');
  });
});
