import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LogEntries } from '#admin/log/LogEntries.tsx';
import { adminPaths, leadPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { listWords } from '#content/admin/list.ts';
import { logWords as words } from '#content/admin/log.ts';
import { settings } from '#content/admin/settings.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { readListQuery } from '#domain/entity.ts';
import { activityLabels, logEntity, logSubjects } from '#domain/log.ts';
import { startOfDay } from '#domain/zonedTimes.ts';
import { demoPeople, demoSession } from '#sample/account.ts';
import { activities } from '#sample/activities.ts';
import { leads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, newUser, onPhone, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { savedFiles } from '#tests/support/savedFiles.ts';

const [, celeste] = demoPeople;

async function open(search = '') {
  const backend = sampleBackendWith({});
  await backend.leads.addNote('1', { text: 'Called.' }, 'attempt');
  const router = await renderSite(adminPaths.log + search, { backend });
  return { backend, router, user: newUser() };
}

const entries = () => within(screen.getByRole('list', { name: words.list })).getAllByRole('listitem');

describe('The log page', () => {
  it('shows the latest entry first, with a link to its record', async () => {
    await open();
    const [latest] = entries();
    expect(latest).toHaveTextContent(activityLabels.note);
    expect(latest).toHaveTextContent(demoSession.name);
    expect(within(latest as HTMLElement).getByRole('link')).toHaveAttribute('href', leadPath('1'));
    expect(screen.getByText(words.count(activities.length + 1, activities.length + 1))).toBeInTheDocument();
  });

  it('names a record by its present name', async () => {
    const { backend } = await open();
    const { name } = await backend.leads.get('1');
    const link = within(entries()[0] as HTMLElement).getByRole('link');
    expect(link).toHaveAccessibleName(words.of(logSubjects.lead, name));
  });

  it('underlines its links, which are among text', async () => {
    const [entry] = (await sampleBackendWith({}).log.list(readListQuery(logEntity, new URLSearchParams('entity=post'))))
      .rows;
    renderWithTheme(<LogEntries entries={entry ? [entry] : []} />);
    expect(screen.getByRole('link')).toHaveStyle({ textDecoration: 'underline' });
  });

  it('has no link to a deleted record', async () => {
    const { backend, router } = await open();
    await backend.leads.remove('1');
    await act(() => router.navigate(`${adminPaths.log}?entity=lead`));
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(within(screen.getByRole('list', { name: words.list })).queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['a whole list', 'kind=exported', words.ofAll(logSubjects.lead)],
    ['an account', 'kind=invited', words.ofAccount(demoPeople[3].name)],
  ])('names %s without a link', async (_what, search, subject) => {
    await open(`?${search}`);
    expect(entries()).toHaveLength(1);
    expect(entries()[0]).toHaveTextContent(subject);
    expect(within(screen.getByRole('list', { name: words.list })).queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['created', 'account', null, words.command],
    ['signedIn', 'account', 'gone', words.nobody],
    ['expired', 'lead', null, words.itself],
    ['picked', 'lead', null, words.client],
    ['pickedAnew', 'lead', null, words.client],
    ['pickCancelled', 'lead', null, words.client],
    ['reviewed', 'lead', null, words.client],
    ['edited', 'lead', null, words.nobody],
  ] as const)(
    'says who acted if no account can be named: kind %s, entity %s, account %s',
    async (kind, entity, byId, who) => {
      const backend = sampleBackendWith({});
      const entry = { id: '1', at: '2025-01-20T10:00:00.000Z', by: '', byId, entityId: '7', name: '', detail: '' };
      vi.spyOn(backend.log, 'list').mockResolvedValue({
        rows: [{ ...entry, kind, entity }],
        matching: 1,
        total: 1,
        page: 1,
      });
      await renderSite(adminPaths.log, { backend });
      const shown = within(entries()[0] as HTMLElement);
      expect(shown.getByText(who)).toBeInTheDocument();
      // The record of an expired entry has been deleted, an account has no page.
      const isLinked = entity === 'lead' && kind !== 'expired';
      expect(shown.queryAllByRole('link')).toHaveLength(isLinked ? 1 : 0);
    },
  );

  it('shows the end of a long id', async () => {
    const backend = sampleBackendWith({});
    const entityId = '019b0000-0000-7000-8000-00000abcdef1';
    const entry = { id: '1', at: '2025-01-20T10:00:00.000Z', by: '', byId: null, entityId, name: '', detail: '' };
    vi.spyOn(backend.log, 'list').mockResolvedValue({
      rows: [{ ...entry, kind: 'edited', entity: 'lead' }],
      matching: 1,
      total: 1,
      page: 1,
    });
    await renderSite(adminPaths.log, { backend });
    const link = within(entries()[0] as HTMLElement).getByRole('link', {
      name: words.of(logSubjects.lead, '…0abcdef1'),
    });
    expect(link).toHaveAttribute('href', leadPath(entityId));
    expect(link).toHaveAttribute('title', entityId);
  });

  it('shows only the kind of a subject that is not a record', async () => {
    const { backend, router } = await open();
    await backend.privacy.exportJson(String(leads[0]?.email));
    await act(() => router.navigate(`${adminPaths.log}?entity=person`));
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]).toHaveTextContent(`${activityLabels.exported}: ${logSubjects.person}`);
    expect(screen.queryByText(words.ofAll(logSubjects.person))).not.toBeInTheDocument();
  });

  it('still offers the people to filter by while only they cannot be read', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.accounts, 'list').mockRejectedValue(new Unreachable('away'));
    await user.selectOptions(screen.getByRole('combobox', { name: logEntity.fields.kind.label }), activityLabels.note);
    await waitFor(() => expect(entries()).toHaveLength(1));
    const people = within(screen.getByRole('combobox', { name: words.who })).getAllByRole('option');
    expect(people.map(({ textContent }) => textContent)).toContain(celeste.name);
  });

  it('is filtered by person, action and days, and keeps the filters in the URL', async () => {
    const { router, user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: words.who }), celeste.id);
    await waitFor(() => expect(entries()).toHaveLength(2));
    const action = screen.getByRole('combobox', { name: logEntity.fields.kind.label });
    await user.selectOptions(action, activityLabels.exported);
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]).toHaveTextContent(activityLabels.exported);
    expect(router.state.location.search).toBe(`?who=${celeste.id}&kind=exported`);
    await user.selectOptions(action, words.all.kind);
    await waitFor(() => expect(entries()).toHaveLength(2));
    fill(words.from, '2025-01-20');
    const at = (day: string) => encodeURIComponent(startOfDay(day, companyZone));
    await waitFor(() => expect(router.state.location.search).toBe(`?who=${celeste.id}&at=${at('2025-01-20')}..`));
    fill(words.to, '2025-01-20');
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?who=${celeste.id}&at=${at('2025-01-20')}..${at('2025-01-21')}`),
    );
    expect(entries()).toHaveLength(2);
    fill(words.to, '2025-01-19');
    expect(await screen.findByText(words.empty.title)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.clear }));
    await waitFor(() => expect(entries()).toHaveLength(activities.length + 1));
    expect(field(words.from)).toHaveValue('');
  });

  it.each(['at=..2027-02-30', 'at=2027-13-01..'])(
    'shows all entries at an address with a day that does not exist: %s',
    async (search) => {
      await open(`?${search}`);
      expect(entries()).toHaveLength(activities.length + 1);
      expect([field(words.from), field(words.to)].map((input) => (input as HTMLInputElement).value)).toEqual(['', '']);
    },
  );

  it('shows the days of an address with days, the last one included', async () => {
    await open('?at=2025-01-20..2025-01-21');
    expect(field(words.from)).toHaveValue('2025-01-20');
    expect(field(words.to)).toHaveValue('2025-01-20');
  });

  it('is not filtered by a day whose year has a digit too many', async () => {
    const { router } = await open();
    fill(words.from, '2099-01-20');
    expect(await screen.findByText(words.empty.title)).toBeInTheDocument();
    fill(words.from, '12099-01-20');
    await waitFor(() => expect(entries()).toHaveLength(activities.length + 1));
    expect(router.state.location.search).toBe('');
  });

  it('exports the matching entries as a CSV file, and shows an error if that fails', async () => {
    const saved = savedFiles();
    const { backend } = await open(`?who=${celeste.id}`);
    press(words.exportCsv);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^log-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = String(await saved[0]?.file.text())
      .trim()
      .split('\r\n')
      .slice(1);
    expect(lines).toHaveLength(entries().length);
    for (const [index, kind] of (['exported', 'signedIn'] as const).entries()) {
      expect(entries()[index]).toHaveTextContent(activityLabels[kind]);
      expect(lines[index]).toContain(`"${celeste.name}"`);
      expect(lines[index]).toContain(`"${activityLabels[kind]}"`);
    }
    vi.spyOn(backend.log, 'exportCsv').mockRejectedValueOnce(new Unreachable('away'));
    press(words.exportCsv);
    expect(await screen.findByText(words.exportFailed)).toBeInTheDocument();
  });

  it('offers the number of entries per page only where the screen is wide', async () => {
    await open();
    expect(screen.getByLabelText(listWords.rowsPerPage)).toBeVisible();
    cleanup();
    onPhone();
    await open();
    expect(screen.queryByLabelText(listWords.rowsPerPage)).not.toBeInTheDocument();
  });

  it('is shown only to owners', async () => {
    const backend = sampleBackendWith({});
    vi.spyOn(backend.session, 'current').mockResolvedValue({ ...demoSession, role: 'staff' });
    await renderSite(adminPaths.log, { backend });
    expect(screen.getByRole('heading', { name: settings.ownersOnly.title })).toBeInTheDocument();
  });
});
