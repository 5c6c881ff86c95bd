import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { leadList } from '#admin/leads/leadList.tsx';
import { sizedColumns } from '#admin/list/gridSettings.ts';
import { adminPaths } from '#adminPaths';
import { listWords } from '#content/admin/list.ts';
import { leadEntity } from '#domain/lead.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { createAppTheme, houseTokens } from '#theme';
import { newUser, onPhone, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const words = listWords.display;
const { email, phone, name } = leadEntity.fields;

beforeEach(() => localStorage.clear());

// While a menu is open, the grid is hidden from screen readers.
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
const firstRow = () => document.querySelector<HTMLElement>('[role="row"][data-id]');
const column = (label: string) => screen.getByRole('menuitemcheckbox', { name: label });
const density = (label: string) => screen.getByRole('menuitemradio', { name: label });
const header = (label: string) => screen.getByRole('columnheader', { name: new RegExp(`^${label}`) });
const widthOf = (label: string) => Number.parseFloat(header(label).style.width);

/** Renders the list again, as after a reload. */
async function reload(address: string = adminPaths.leads) {
  cleanup();
  await renderSite(address);
}

describe('The columns of a list', () => {
  it('are hidden and shown by keyboard, and stay so in this browser for this list', async () => {
    const user = newUser();
    await renderSite(adminPaths.leads);
    act(() => screen.getByRole('button', { name: words.title }).focus());
    await user.keyboard('{Enter}');
    // The first column identifies the row and cannot be hidden.
    expect(screen.queryByRole('menuitemcheckbox', { name: name.label })).not.toBeInTheDocument();
    expect(column(email.label)).toHaveFocus();
    expect(column(email.label)).toBeChecked();
    await user.keyboard('{ArrowDown} ');
    expect(column(phone.label)).not.toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(headers()).not.toContain(phone.label));
    await reload();
    expect(headers()).not.toContain(phone.label);
    expect(headers()).toContain(email.label);
    await reload(adminPaths.adminBlog);
    press(words.title);
    for (const item of screen.getAllByRole('menuitemcheckbox')) expect(item).toBeChecked();
  });

  it('always include the first one, which identifies the row', async () => {
    localStorage.setItem('list-display-leads', JSON.stringify({ hidden: ['name', 'email'] }));
    await renderSite(adminPaths.leads);
    expect(headers()).toContain(name.label);
    expect(headers()).not.toContain(email.label);
  });

  it('keep the phone number in place while the email is hidden', async () => {
    await renderSite(adminPaths.leads);
    press(words.title);
    fireEvent.click(column(email.label));
    await waitFor(() => expect(firstRow()?.querySelector('[data-field="name"]')).toHaveAttribute('aria-colspan', '1'));
    expect(firstRow()?.querySelector('[data-field="phone"]')).toHaveTextContent(sampleLead('1').phone);
  });

  it('leave the name the room of the email below it while the email is hidden, unless the name was resized', () => {
    const firstOf = (hidden: string[], widths = {}) =>
      sizedColumns(leadList.columns, { density: 'standard', hidden, widths }, 1)[0];
    const [first, second] = leadList.columns;
    const room = {
      flex: Number(first?.flex) + Number(second?.flex),
      minWidth: Number(first?.minWidth) + Number(second?.minWidth),
    };
    expect(firstOf(['email'])).toMatchObject(room);
    expect(firstOf(['phone'])).toMatchObject({ flex: first?.flex, minWidth: first?.minWidth });
    expect(firstOf(['email'], { name: 150 })).toMatchObject({ flex: undefined, width: 150 });
  });

  it('are resized by keyboard, and keep their width after a reload', async () => {
    await renderSite(adminPaths.leads);
    const resize = (key: string) => fireEvent.keyDown(header(phone.label), { key, shiftKey: true });
    for (const _ of [1, 2]) {
      const before = widthOf(phone.label);
      resize('ArrowRight');
      await waitFor(() => expect(widthOf(phone.label)).toBeGreaterThan(before));
    }
    const wider = widthOf(phone.label);
    await reload();
    expect(widthOf(phone.label)).toBe(wider);
    resize('ArrowLeft');
    await waitFor(() => expect(widthOf(phone.label)).toBeLessThan(wider));
  });

  it('are widened by the left arrow key in a right-to-left layout', async () => {
    document.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await renderSite(adminPaths.leads);
    const before = widthOf(phone.label);
    fireEvent.keyDown(header(phone.label), { key: 'ArrowLeft', shiftKey: true });
    await waitFor(() => expect(widthOf(phone.label)).toBeGreaterThan(before));
  });
});

describe('The rows of a list', () => {
  it('have the height of the theme', async () => {
    const overrides = { components: { MuiDataGrid: { defaultProps: { rowHeight: 99 } } } };
    await renderSite(adminPaths.leads, { theme: createAppTheme(houseTokens, overrides) });
    expect(firstRow()?.style.getPropertyValue('--height')).toBe('99px');
  });

  it('keep the chosen density until it is reset', async () => {
    await renderSite(adminPaths.leads);
    const height = () => firstRow()?.style.getPropertyValue('--height');
    const usual = height();
    press(words.title);
    expect(density(words.densities.standard)).toBeChecked();
    expect(screen.getByRole('menuitem', { name: words.reset })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(density(words.densities.compact));
    expect(density(words.densities.compact)).toBeChecked();
    fireEvent.click(column(email.label));
    await waitFor(() => expect(height()).not.toBe(usual));
    await reload();
    expect(height()).not.toBe(usual);
    press(words.title);
    fireEvent.click(screen.getByRole('menuitem', { name: words.reset }));
    await waitFor(() => expect(height()).toBe(usual));
    await waitFor(() => expect(headers()).toContain(email.label));
    expect(localStorage).toHaveLength(0);
  });
});

describe('List settings stored in the browser', () => {
  it('belong to one list', async () => {
    await renderSite(adminPaths.leads);
    press(words.title);
    fireEvent.click(density(words.densities.compact));
    await reload(adminPaths.adminBlog);
    press(words.title);
    expect(density(words.densities.standard)).toBeChecked();
    await reload();
    press(words.title);
    expect(density(words.densities.compact)).toBeChecked();
  });

  it.each(['{', 'null', '7', '{"density":"huge","hidden":[1,null],"widths":{"phone":"wide","name":-4,"email":99999}}'])(
    'are ignored if they are invalid: %s',
    async (kept) => {
      localStorage.setItem('list-display-leads', kept);
      await renderSite(adminPaths.leads);
      press(words.title);
      for (const item of screen.getAllByRole('menuitemcheckbox')) expect(item).toBeChecked();
      expect(density(words.densities.standard)).toBeChecked();
      expect(screen.getByRole('menuitem', { name: words.reset })).toHaveAttribute('aria-disabled', 'true');
    },
  );

  it('still take effect on the page if storage is not available', async () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await renderSite(adminPaths.leads);
    press(words.title);
    fireEvent.click(column(phone.label));
    await waitFor(() => expect(headers()).not.toContain(phone.label));
  });

  it('are not offered for the cards on a phone', async () => {
    onPhone();
    await renderSite(adminPaths.leads);
    expect(screen.queryByRole('button', { name: words.title })).not.toBeInTheDocument();
  });
});
