import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { appointmentWords, appointmentForm as formWords, calendarWords as words } from '#content/admin/appointments.ts';
import { language } from '#content/language.ts';
import { appointmentKindLabels } from '#domain/appointment.ts';
import { beginningOf, companyZone } from '#domain/appointmentTimes.ts';
import { titleOf, wideViews } from '#domain/calendarView.ts';
import { dayOf, formatHours, zoneName } from '#domain/zonedTimes.ts';
import { appointments } from '#sample/appointments.ts';
import { leads } from '#sample/leads.ts';
import { onPhone } from '#tests/support/controls.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const march = '/admin/appointments?view=agenda&day=2025-03-06';
const [talk] = appointments;
const shown = (title: string | undefined) => screen.getByRole('link', { name: new RegExp(String(title)) });
const views = () => within(screen.getByRole('group', { name: words.views })).getAllByRole('link');
/** Queries compare texts after they have replaced narrow spaces. */
const oneSpaced = (text: string) => text.replaceAll(/\s+/g, ' ');
const status = (text: string) => screen.getAllByRole('status').filter(({ textContent }) => textContent === text);

describe('The calendar', () => {
  it('shows and counts the appointments of its days, each linking to its form', async () => {
    await renderSite(march);
    expect(screen.getByRole('heading', { name: titleOf('agenda', '2025-03-06') })).toBeVisible();
    expect(status(words.count(6))).toHaveLength(1);
    expect(shown(talk?.title)).toHaveAttribute('href', '/admin/appointments/1/edit?view=agenda&day=2025-03-06');
    expect(shown(talk?.title)).toHaveAccessibleDescription(
      new RegExp(`${appointmentKindLabels.consultation}, ${talk?.leadName}, Mar 6, 2025, 10:00.–.11:00.AM`),
    );
    const times = formatHours(String(talk?.startsAt), String(talk?.endsAt), companyZone);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => oneSpaced(textContent))).toContainEqual(
      expect.stringContaining(oneSpaced(times)),
    );
    fireEvent.click(shown(talk?.title));
    expect(await screen.findByDisplayValue(String(talk?.title))).toBeVisible();
  });

  it('offers month, week, day, agenda and list, and marks the view named in the URL', async () => {
    await renderSite('/admin/appointments?view=week&day=2025-03-06');
    expect(views().map(({ textContent }) => textContent)).toEqual(wideViews.map((view) => words.view[view]));
    expect(views().filter((view) => view.hasAttribute('aria-current'))).toHaveLength(1);
    const current = views().find((view) => view.hasAttribute('aria-current'));
    expect(current).toHaveTextContent(words.view.week);
    const day = screen.getByRole('link', { name: words.view.day });
    expect(day).toHaveAttribute('href', '/admin/appointments?view=day&day=2025-03-06');
    expect(screen.getByRole('link', { name: words.next })).toHaveAttribute(
      'href',
      '/admin/appointments?view=week&day=2025-03-09',
    );
    expect(screen.getByRole('link', { name: words.previous })).toHaveAttribute(
      'href',
      '/admin/appointments?view=week&day=2025-02-23',
    );
    expect(screen.getByRole('link', { name: words.today })).toHaveAttribute(
      'href',
      `/admin/appointments?view=week&day=${dayOf(String(leads[0]?.createdAt), companyZone)}`,
    );
    expect(screen.getByRole('link', { name: appointmentWords.newAppointment })).toHaveAttribute(
      'href',
      '/admin/appointments/new?start=2025-03-06T09%3A00&view=week&day=2025-03-06',
    );
  });

  it('opens on today, which in the demo is the day of its latest lead', async () => {
    const backend = createSampleBackend();
    await renderSite('/admin/appointments', { backend });
    const day = dayOf(await backend.appointments.now(), companyZone);
    expect(screen.getByRole('heading', { name: titleOf('month', day) })).toBeVisible();
    const marked = await waitFor(() => screen.getAllByRole('cell', { current: 'date' }));
    expect(marked.map(({ dataset }) => dataset.date)).toEqual([day]);
  });

  it('names days in the current language', async () => {
    vi.spyOn(language, 'locale', 'get').mockReturnValue('de-DE');
    await renderSite(march);
    expect(await screen.findAllByText('Donnerstag')).not.toHaveLength(0);
    vi.restoreAllMocks();
  });

  it('says whose clocks it shows if those of the device differ', async () => {
    const zone = vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Tokyo');
    await renderSite(march);
    expect(screen.getByText(words.zone(zoneName(companyZone)))).toBeVisible();
    expect(shown(talk?.title)).toHaveTextContent(/10:00.+11:00/);
    cleanup();
    zone.mockReturnValue(companyZone);
    await renderSite(march);
    expect(screen.queryByText(words.zone(zoneName(companyZone)))).not.toBeInTheDocument();
  });

  it('offers agenda, three days and list on a phone, and starts with the agenda', async () => {
    onPhone();
    await renderSite('/admin/appointments?day=2025-03-06');
    expect(views().map(({ textContent }) => textContent)).toEqual([
      words.view.agenda,
      words.view.threeDays,
      words.view.list,
    ]);
    expect(screen.getByRole('heading', { name: titleOf('agenda', '2025-03-06') })).toBeVisible();
  });

  it('links to the latest appointment if nothing is planned for weeks', async () => {
    const router = await renderSite('/admin/appointments?view=agenda&day=2026-11-01');
    expect(status(words.count(0))).toHaveLength(1);
    const last = appointments.at(-1);
    fireEvent.click(screen.getByRole('link', { name: words.latest(String(last && beginningOf(last))) }));
    expect(await screen.findByRole('link', { name: new RegExp(String(last?.title)) })).toBeVisible();
    expect(router.state.location.search).toBe('?view=agenda&day=2025-06-14');
  });

  it('explains the keys that move appointments only where there are some', async () => {
    await renderSite(march);
    expect(screen.getByText(words.keys)).toBeInTheDocument();
    cleanup();
    await renderSite('/admin/appointments?view=agenda&day=2026-11-01');
    expect(screen.queryByText(words.keys)).not.toBeInTheDocument();
  });

  it('links to no appointment that was cancelled as the latest one', async () => {
    const backend = createSampleBackend({ wait: async () => undefined });
    const later = { startDay: '2026-03-01', startTime: '10:00', status: 'cancelled', cancelReason: 'Ill.' } as const;
    await backend.appointments.create({ ...appointmentForm, ...later }, 'a form');
    await renderSite('/admin/appointments?view=agenda&day=2026-11-01', { backend });
    const last = appointments.at(-1);
    expect(screen.getByRole('link', { name: words.latest(String(last && beginningOf(last))) })).toBeVisible();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'leaves a click with %s to the browser, which opens a tab',
    async (key) => {
      const router = await renderSite(march);
      // jsdom follows no links, but reports those that it would.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      const prevented = vi.spyOn(Event.prototype, 'preventDefault');
      fireEvent.click(shown(talk?.title), { [key]: true });
      expect(prevented).toHaveBeenCalledOnce();
      expect(router.state.location.pathname).toBe('/admin/appointments');
      vi.restoreAllMocks();
    },
  );

  it('keeps its view and day when going back from the form of a new appointment', async () => {
    const router = await renderSite('/admin/appointments/new?start=2025-03-06T09:00&view=week&day=2025-03-06');
    fireEvent.click(screen.getByRole('link', { name: formWords.back }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=week&day=2025-03-06'));
  });
});
