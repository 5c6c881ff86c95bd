import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Panel } from '#admin/Panel.tsx';
import { entries } from '#admin/shell/entries.ts';
import { SidebarEntry } from '#admin/shell/SidebarEntry.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { createAppTheme, houseTokens, type ThemeTokens } from '#theme';
import { createBackOfficeTheme } from '#theme/createBackOfficeTheme.ts';

const themeOf = (density: ThemeTokens['density']) => createBackOfficeTheme(createAppTheme({ ...houseTokens, density }));

const [entry] = entries;
if (!entry) throw new Error('The sidebar is empty.');

describe.each([
  { density: 'comfortable', row: 68, head: 44, panel: '64px', item: '44px' },
  { density: 'compact', row: 52, head: 36, panel: '48px', item: '36px' },
] as const)('A $density back office', ({ density, row, head, panel, item }) => {
  it('has rows, panels and entries of the matching height', () => {
    const theme = themeOf(density);
    expect(theme.components?.MuiDataGrid?.defaultProps).toMatchObject({ rowHeight: row, columnHeaderHeight: head });
    renderWithTheme(
      <MemoryRouter>
        <Panel title="Panel">Text</Panel>
        <SidebarEntry path={entry.path} label={entry.label} Icon={entry.Icon} />
      </MemoryRouter>,
      theme,
    );
    const heading = screen.getByRole('heading', { name: 'Panel' });
    expect(getComputedStyle(heading.parentElement ?? heading).minHeight).toBe(panel);
    expect(
      getComputedStyle(screen.getByText(entry.label).closest('[class*="MuiListItemButton"]') ?? heading).minHeight,
    ).toBe(item);
  });

  it('accepts an override of a single measure', () => {
    const theme = createAppTheme({ ...houseTokens, density }, { backOffice: { row: 99 } });
    expect(createBackOfficeTheme(theme).components?.MuiDataGrid?.defaultProps?.rowHeight).toBe(99);
    expect(theme.backOffice.columnHeader).toBe(head);
  });
});
