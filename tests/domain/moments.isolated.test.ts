import { expect, it, vi } from 'vitest';
import { formatDate } from '#domain/dates.ts';
import type { Lead } from '#domain/lead.ts';
import { formatMoment } from '#domain/moments.ts';
import { monthsUntil, overviewOf } from '#domain/overview.ts';
import { leads as samples } from '#sample/leads.ts';

vi.mock('#content/company.ts', async (original) => {
  const { company } = await original<typeof import('#content/company.ts')>();
  return { company: { ...company, timeZone: 'Asia/Tokyo' } };
});

/** The next day in Tokyo. */
const late = '2023-12-31T23:30:45.000Z';

it('A moment is formatted to the minute, in the company’s time zone, which it names', () => {
  expect(formatMoment(late).replace(/\s/g, ' ')).toBe('Jan 1, 2024, 8:30 AM GMT+9');
});

it('The date of a moment is that of the company’s time zone, while a day stays itself', () => {
  expect(formatDate(late)).toBe('Jan 1, 2024');
  expect(formatDate('2023-12-31')).toBe('Dec 31, 2023');
});

it('Months begin in the company’s time zone', () => {
  expect(monthsUntil(late).at(-1)).toEqual({ from: '2023-12-31T15:00:00.000Z', before: '2024-01-31T15:00:00.000Z' });
});

it('The events of the coming weeks are those from today on in the company’s time zone', () => {
  const [sample] = samples as [Lead];
  const booked = ['2023-12-31', '2024-01-01', '2024-01-07', '2024-01-08'].map(
    (eventDate): Lead => ({ ...sample, status: 'converted', eventDate }),
  );
  expect(overviewOf(booked, late).weeks.events.slice(0, 2)).toEqual([2, 1]);
});
