import type { EventApi } from '@fullcalendar/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moveByKey } from '#admin/appointments/useMoveByKey.ts';
import { calendarPath } from '#adminPaths';
import { companyZone, timesToForm } from '#domain/appointmentTimes.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

/** @returns the effect of a key press on an appointment of the calendar; null if there is none. */
function pressed(
  key: string,
  keys: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>>,
  more: { allDay?: boolean; byWeeks?: boolean; minutes?: number | null } = {},
) {
  const { allDay = false, byWeeks = false, minutes = 120 * 24 } = more;
  const moveDates = vi.fn();
  const moveEnd = vi.fn();
  const start = new Date('2027-06-14T14:00:00.000Z');
  const end = minutes === null ? null : new Date(start.getTime() + minutes * 60_000);
  const event = { allDay, start, end, moveDates, moveEnd } as unknown as EventApi;
  const press = { key, shiftKey: true, ctrlKey: false, altKey: false, metaKey: false, ...keys };
  const isMove = moveByKey(event, press, byWeeks);
  expect(isMove).toBe(moveDates.mock.calls.length + moveEnd.mock.calls.length === 1);
  return { moves: moveDates.mock.calls[0]?.[0], ends: moveEnd.mock.calls[0]?.[0] };
}

afterEach(() => {
  document.dir = '';
});

const nothing = { moves: undefined, ends: undefined };

describe('Pressing Shift and an arrow key on an appointment', () => {
  it('moves it by a quarter of an hour or a day', () => {
    expect(pressed('ArrowDown', {}).moves).toEqual({ minutes: 15 });
    expect(pressed('ArrowUp', {}).moves).toEqual({ minutes: -15 });
    expect(pressed('ArrowRight', {}).moves).toEqual({ days: 1 });
    expect(pressed('ArrowLeft', {}).moves).toEqual({ days: -1 });
  });

  it('moves it in the direction of the arrow in a right-to-left layout', () => {
    document.dir = 'rtl';
    expect(pressed('ArrowLeft', {}).moves).toEqual({ days: 1 });
    expect(pressed('ArrowRight', {}).moves).toEqual({ days: -1 });
    expect(pressed('ArrowUp', {}).moves).toEqual({ minutes: -15 });
  });

  it('moves it by a week in the month view, or if it lasts all day', () => {
    expect(pressed('ArrowDown', {}, { byWeeks: true }).moves).toEqual({ days: 7 });
    expect(pressed('ArrowUp', {}, { allDay: true }).moves).toEqual({ days: -7 });
  });

  it('changes its duration while Ctrl is held', () => {
    expect(pressed('ArrowDown', { ctrlKey: true })).toEqual({ moves: undefined, ends: { minutes: 15 } });
    expect(pressed('ArrowUp', { ctrlKey: true })).toEqual({ moves: undefined, ends: { minutes: -15 } });
    expect(pressed('ArrowDown', { ctrlKey: true }, { allDay: true }).ends).toEqual({ days: 1 });
    expect(pressed('ArrowRight', { ctrlKey: true })).toEqual(nothing);
  });

  it('does not shorten it below a quarter of an hour, or a day', () => {
    const shorter = (more: { allDay?: boolean; minutes: number | null }) =>
      pressed('ArrowUp', { ctrlKey: true }, more).ends;
    expect(shorter({ minutes: 15 })).toBeUndefined();
    expect(shorter({ minutes: 30 })).toEqual({ minutes: -15 });
    expect(shorter({ allDay: true, minutes: null })).toBeUndefined();
    // A day of 25 hours, at the end of daylight saving time.
    expect(shorter({ allDay: true, minutes: 25 * 60 })).toBeUndefined();
    expect(shorter({ allDay: true, minutes: 47 * 60 })).toEqual({ days: -1 });
    expect(pressed('ArrowDown', { ctrlKey: true }, { minutes: 15 }).ends).toEqual({ minutes: 15 });
  });

  it('does nothing without Shift, with Alt or Meta, or with other keys', () => {
    expect(pressed('ArrowDown', { shiftKey: false })).toEqual(nothing);
    expect(pressed('ArrowDown', { altKey: true })).toEqual(nothing);
    expect(pressed('ArrowDown', { metaKey: true })).toEqual(nothing);
    expect(pressed('Enter', {})).toEqual(nothing);
    expect(pressed('xArrowDown', {})).toEqual(nothing);
  });

  it.each([
    ['two whole days', '2029-06-15', { startDay: '2029-06-15', endDay: '2029-06-16' }],
    ['a single whole day', '', { startDay: '2029-06-15', endDay: '' }],
  ])('moves one of %s by a day without changing its length', async (_days, endDay, moved) => {
    const backend = sampleBackendWith({});
    const days = { timing: 'allDay', startDay: '2029-06-14', startTime: '', endDay, endTime: '' } as const;
    const { id, title } = await backend.appointments.create({ ...appointmentForm, ...days }, 'made');
    await renderSite(calendarPath({ view: 'agenda', day: '2029-06-14' }), { backend });
    const [link] = screen.getAllByRole('link', { name: new RegExp(title) });
    await act(async () => fireEvent.keyDown(link as HTMLElement, { key: 'ArrowRight', shiftKey: true }));
    await waitFor(async () => expect((await backend.appointments.get(id)).version).toBe(2));
    expect(timesToForm(await backend.appointments.get(id), companyZone)).toMatchObject({ timing: 'allDay', ...moved });
  });

  it('out of the days shown leaves the focus on the page', async () => {
    const backend = sampleBackendWith({});
    const days = { timing: 'allDay', startDay: '2029-06-14', startTime: '', endDay: '', endTime: '' } as const;
    const { title } = await backend.appointments.create({ ...appointmentForm, ...days }, 'made');
    await renderSite(calendarPath({ view: 'agenda', day: '2029-06-14' }), { backend });
    const [link] = screen.getAllByRole('link', { name: new RegExp(title) });
    link?.focus();
    await act(async () => fireEvent.keyDown(link as HTMLElement, { key: 'ArrowLeft', shiftKey: true }));
    await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(title) })).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
