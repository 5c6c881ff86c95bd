import { describe, expect, it } from 'vitest';
import { icsOf } from '#admin/appointments/icsOf.ts';
import { appointments } from '#sample/appointments.ts';

const [talk] = appointments;
const wedding = appointments.at(-1);
const linesOf = async (appointment: typeof talk) => {
  if (!appointment) throw new Error('There is no such sample.');
  const file = await icsOf(appointment);
  expect(file.type).toBe('text/calendar;charset=utf-8');
  return (await file.text()).replaceAll('\r\n\t', '').split('\r\n');
};

describe('The file of an appointment', () => {
  it('says when it is in UTC, where, whom it is about, and when somebody is reminded', async () => {
    const lines = await linesOf(
      talk && { ...talk, startsAt: '2025-03-06T15:00:00.000Z', endsAt: '2025-03-06T16:00:00.000Z' },
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:appointment-1',
        `SUMMARY:${talk?.title}`,
        'DTSTART:20250306T150000Z',
        'DTEND:20250306T160000Z',
        `DESCRIPTION:Consultation\\, ${talk?.leadName}`,
        'LOCATION:Studio\\, 12 Orchard Lane',
        'STATUS:CONFIRMED',
        'TRIGGER:-PT1H',
      ]),
    );
    expect(lines.join('\n')).not.toContain(talk?.notes);
  });

  it('has whole days as days, until the day after the last', async () => {
    const lines = await linesOf(wedding);
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20250614', 'DTEND;VALUE=DATE:20250615', 'TRIGGER:-PT168H']),
    );
  });

  it('says that it is cancelled, and reminds of nothing where nobody wants it', async () => {
    const lines = await linesOf(talk && { ...talk, status: 'cancelled', reminder: 'none' });
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines.filter((line) => /ALARM|TRIGGER/.test(line))).toEqual([]);
  });

  it.each([
    ['quarterHour', 'TRIGGER:-PT15M'],
    ['day', 'TRIGGER:-PT24H'],
  ] as const)('reminds as long before as is wanted: %s', async (reminder, trigger) => {
    expect(await linesOf(talk && { ...talk, reminder })).toContain(trigger);
  });
});
