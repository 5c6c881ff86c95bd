import { fireEvent, screen, within } from '@testing-library/react';
import { Temporal } from 'temporal-polyfill';
import { expect, it, vi } from 'vitest';
import { consultation } from '#content/consultation.ts';
import { companyZone, formatSpan } from '#domain/appointmentTimes.ts';
import { clockTime, zoneName } from '#domain/zonedTimes.ts';
import { AppointmentTime } from '#site/consultation/Step.tsx';
import { TimeList } from '#site/consultation/TimeList.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

/** A zone without daylight saving time: its clocks show the company's time in winter only. */
const own = 'America/Panama';
const winter = '2027-03-12T15:00:00.000Z';
const summer = '2027-03-15T15:00:00.000Z';

it('The times are also in the visitor’s time zone if its clocks differ only after a change of the clocks', () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue(own);
  renderWithTheme(<TimeList times={[winter, summer]} lastPicked={summer} onPick={() => undefined} />);
  expect(screen.getByText(new RegExp(zoneName(companyZone)))).toHaveTextContent(
    consultation.pick.ownZone(zoneName(own)),
  );
  const [time] = screen.getAllByRole('listitem');
  expect(time).toHaveTextContent(clockTime(summer, own).replace(/\s/, ' '));
});

it('The buttons for earlier and later days keep the focus at the first and the last days', () => {
  const times = Array.from({ length: 7 }, (_, index) => `2027-03-${String(index + 15)}T15:00:00.000Z`);
  renderWithTheme(<TimeList times={times} lastPicked="" onPick={() => undefined} />);
  const days = () => within(screen.getByRole('group', { name: consultation.pick.days })).getAllByRole('button').length;
  const later = screen.getByRole('button', { name: consultation.pick.later });
  const earlier = screen.getByRole('button', { name: consultation.pick.earlier });
  const isUnavailable = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
  expect([days(), isUnavailable(earlier), isUnavailable(later)]).toEqual([5, true, false]);
  later.focus();
  fireEvent.click(later);
  expect([days(), isUnavailable(earlier), isUnavailable(later)]).toEqual([2, false, true]);
  expect(later).toHaveFocus();
  fireEvent.click(later);
  expect(days()).toBe(2);
  fireEvent.click(earlier);
  expect([days(), isUnavailable(earlier), isUnavailable(later)]).toEqual([5, true, false]);
});

it('The days stay in their places when one of them is chosen', () => {
  const times = Array.from({ length: 12 }, (_, index) => `2027-03-${String(index + 15)}T15:00:00.000Z`);
  renderWithTheme(<TimeList times={times} lastPicked="" onPick={() => undefined} />);
  const days = () => within(screen.getByRole('group', { name: consultation.pick.days })).getAllByRole('button');
  const names = () => days().map(({ textContent }) => textContent);
  const shown = names();
  fireEvent.click(days()[3] as HTMLElement);
  expect(days()[3]).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(shown);
});

it('An appointment that ends on the next day in the visitor’s time zone is shown with both dates', () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Tokyo');
  const span = { startsAt: '2027-03-12T14:30:00.000Z', endsAt: '2027-03-12T15:30:00.000Z', zone: companyZone };
  renderWithTheme(<AppointmentTime span={{ ...span, timing: 'timed' }} place="" />);
  // In Tokyo, it lasts from 11:30 PM to 12:30 AM.
  const own = consultation.confirm.own(formatSpan({ ...span, timing: 'timed' }, 'Asia/Tokyo'));
  expect(screen.getByText(own.replace(/\s+/g, ' '))).toBeVisible();
});
