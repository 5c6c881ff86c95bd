import { expect, type Page } from '@playwright/test';
import { adminPaths } from '#adminPaths';
import { cancelling } from '#content/admin/appointments.ts';
import { commandMenu, keysDialog } from '#content/admin/commandMenu.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { listWords } from '#content/admin/list.ts';
import { calendarViews } from '#domain/calendarView.ts';
import { appointments } from '#sample/appointments.ts';
import { leads } from '#sample/leads.ts';
import { leadsFile } from '#tests/support/leadsFile.ts';
import type { State } from './states.ts';

const every = [360, 768, 1440, 1920];
const wide = [1440, 1920];
const [first, second] = leads;
const [appointment] = appointments;

async function choose(page: Page, names: readonly string[]) {
  for (const name of names) await page.getByRole('checkbox', { name: listWords.select(name) }).check();
}

const day = appointment?.startsAt.slice(0, 10);
const agendaOfFirst = `${adminPaths.appointments}?view=agenda&day=${day}`;

/** Opens the first appointment from the agenda, as a static host has no page for its URL. */
async function openFirst(page: Page) {
  await page.getByText(String(appointment?.title)).first().click();
  await expect(page.getByRole('button', { name: cancelling.open })).toBeVisible();
}

/** States of board, calendar, command menu, import and lists. */
export const listStates: readonly State[] = [
  {
    name: 'admin-board',
    path: `${adminPaths.leads}?view=board`,
    widths: every,
    arrange: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'admin-leads-selected',
    path: adminPaths.leads,
    widths: every,
    arrange: async (page) => {
      await choose(page, [String(first?.name), String(second?.name)]);
      await expect(page.getByText(listWords.selected(2))).toBeVisible();
    },
  },
  {
    name: 'admin-leads-views',
    path: `${adminPaths.leads}?status=new`,
    widths: every,
    arrange: (page) => page.getByRole('button', { name: listWords.views.title }).click(),
  },
  {
    name: 'admin-leads-display',
    path: adminPaths.leads,
    widths: wide,
    arrange: (page) => page.getByRole('button', { name: listWords.display.title }).click(),
  },
  {
    name: 'admin-command-menu',
    path: adminPaths.leads,
    widths: every,
    arrange: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: commandMenu.title }).fill(String(first?.name));
      await expect(page.getByRole('option').filter({ hasText: first?.email }).first()).toBeVisible();
    },
  },
  {
    name: 'admin-keys',
    path: adminPaths.leads,
    widths: wide,
    arrange: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: keysDialog.title })).toBeVisible();
    },
  },
  {
    name: 'admin-import-preview',
    path: adminPaths.importLeads,
    widths: every,
    arrange: async (page) => {
      await page.getByLabel(leadImport.file.choose).setInputFiles(leadsFile);
      await expect(page.getByText(leadImport.duplicates.found(1))).toBeVisible();
    },
  },
  ...calendarViews.map((view) => ({
    name: `admin-calendar-${view}`,
    path: `${adminPaths.appointments}?view=${view}&day=${day}`,
    widths: view === 'agenda' || view === 'threeDays' ? every : wide,
    arrange: (page: Page) => expect(page.getByText(String(appointment?.title)).first()).toBeVisible(),
  })),
  {
    name: 'admin-appointment-edit',
    path: agendaOfFirst,
    widths: every,
    arrange: openFirst,
  },
  {
    name: 'admin-appointment-cancel',
    path: agendaOfFirst,
    widths: every,
    arrange: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: cancelling.open }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
