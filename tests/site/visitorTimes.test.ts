import { expect, it } from 'vitest';
import { companyZone, formatSpan, type Span } from '#domain/appointmentTimes.ts';
import { formatHours, readTime } from '#domain/zonedTimes.ts';
import { spanInZone } from '#site/consultation/visitorTimes.ts';

const zone = 'Europe/London';
/** @returns an hour from a time of the visitor on. */
function hourFrom(day: string, time: string): Span {
  const startsAt = String(readTime({ day, time }, zone)?.instant);
  const endsAt = new Date(Date.parse(startsAt) + 60 * 60 * 1000).toISOString();
  return { startsAt, endsAt, timing: 'timed', zone: companyZone };
}

it.each(['19:00', '23:00'])('An hour from %s on is shown without dates to a visitor with the same day', (time) => {
  const span = hourFrom('2027-06-14', time);
  expect(spanInZone(span, zone)).toBe(formatHours(span.startsAt, span.endsAt, zone));
  expect(spanInZone(span, zone)).not.toContain('2027');
});

it.each(['23:30', '00:00'])('An hour from %s on is shown with its dates to a visitor for whom they differ', (time) => {
  const span = hourFrom('2027-06-14', time);
  expect(spanInZone(span, zone)).toBe(formatSpan(span, zone));
  expect(spanInZone(span, zone)).toContain('2027');
});
