import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { appointmentKindLabels } from '#domain/appointment.ts';
import { calendarText, entryForClient, entryForEventDay, entryForTeam } from '#domain/calendarFile.ts';
import { appointments } from '#sample/appointments.ts';

const { consultation } = appointmentKindLabels;
const [talk] = appointments;
const wedding = appointments.at(-1);
const unfolded = (text: string) => text.replaceAll('\r\n\t', '').split('\r\n');
const details = (appointment: typeof talk) => {
  if (!appointment) throw new Error('There is no such sample.');
  return { ...appointment, updatedAt: '2025-02-03T04:05:06.000Z', version: 3 };
};
const linesOf = (appointment: typeof talk) => unfolded(calendarText([entryForTeam(details(appointment))]));

describe('A calendar file', () => {
  it('contains times in UTC, place, lead and reminder, but no notes', () => {
    const lines = linesOf(
      talk && { ...talk, startsAt: '2025-03-06T15:00:00.000Z', endsAt: '2025-03-06T16:00:00.000Z' },
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:appointment-1',
        `SUMMARY:${talk?.title}`,
        'DTSTART:20250306T150000Z',
        'DTEND:20250306T160000Z',
        `DESCRIPTION:${consultation}\\, ${talk?.leadName}`,
        'LOCATION:Studio\\, 12 Orchard Lane',
        'STATUS:CONFIRMED',
        'TRIGGER:-PT1H',
      ]),
    );
    expect(lines.join('\n')).not.toContain(talk?.notes);
  });

  it('contains only the kind of an appointment without a lead', () => {
    expect(linesOf(talk && { ...talk, leadName: '' })).toContain(`DESCRIPTION:${consultation}`);
  });

  it('names the program that has written it', () => {
    expect(linesOf(talk).some((line) => /^PRODID:.+/.test(line))).toBe(true);
  });

  it('is not written for an invalid time', () => {
    expect(() => linesOf(talk && { ...talk, createdAt: 'soon' })).toThrow();
  });

  it('stores whole days as dates, up to the day after the last', () => {
    const lines = linesOf(wedding);
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20250614', 'DTEND;VALUE=DATE:20250615', 'TRIGGER:-PT168H']),
    );
  });

  it('can hold the day of an event, with the company’s phone number', () => {
    const lines = unfolded(calendarText([entryForEventDay('Our wedding', '2027-06-14')]));
    expect(lines).toEqual(
      expect.arrayContaining([
        'SUMMARY:Our wedding',
        'DTSTART;VALUE=DATE:20270614',
        'DTEND;VALUE=DATE:20270615',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(lines.some((line) => line.startsWith('DESCRIPTION:') && line.includes(company.phone.display))).toBe(true);
  });

  it('marks an appointment as cancelled, and has no alarm without a reminder', () => {
    const lines = linesOf(talk && { ...talk, status: 'cancelled', reminder: 'none' });
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines.filter((line) => /ALARM|TRIGGER/.test(line))).toEqual([]);
  });

  it.each([
    ['quarterHour', 'TRIGGER:-PT15M'],
    ['day', 'TRIGGER:-PT24H'],
  ] as const)('has an alarm for the chosen reminder: %s', (reminder, trigger) => {
    expect(linesOf(talk && { ...talk, reminder })).toContain(trigger);
  });

  it('is the same as long as nothing has changed, and counts changes', () => {
    const lines = linesOf(talk);
    expect(lines).toEqual(expect.arrayContaining(['DTSTAMP:20250203T040506Z', 'SEQUENCE:2', 'METHOD:PUBLISH']));
    expect(linesOf(talk)).toEqual(lines);
  });

  it('for the client contains nothing that the team has written', () => {
    const text = calendarText([entryForClient(details(talk))]);
    for (const words of [talk?.title, talk?.notes, talk?.leadName]) expect(text).not.toContain(words);
    expect(unfolded(text)).toContain(`SUMMARY:${consultation}\\, ${company.name}`);
  });

  it('names the organiser and the attendee', () => {
    const parties = {
      method: 'CANCEL',
      from: 'us@example.com',
      to: { name: 'Ada; "A" \\ Bob', email: 'ada@example.org' },
    } as const;
    const lines = unfolded(calendarText([entryForClient(details(talk))], { parties }));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines.some((line) => /^ORGANIZER;CN=.+:MAILTO:us@example\.com$/.test(line))).toBe(true);
    const attendee = lines.find((line) => line.startsWith('ATTENDEE;'));
    // No reply is requested.
    expect(attendee).toMatch(/RSVP=FALSE.*:mailto:ada@example\.org$/);
    // A quotation mark within a name would end it, and a backslash could escape the one after it.
    expect(attendee).toContain(';CN="Ada; ’A’ / Bob":mailto:');
  });

  it('can hold several appointments, or none, under a name', () => {
    const entries = [details(talk), details(wedding)].map(entryForTeam);
    const lines = unfolded(calendarText(entries, { name: 'Celeste' }));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('X-WR-CALNAME:Celeste');
    expect(unfolded(calendarText([])).filter(Boolean).at(-1)).toBe('END:VCALENDAR');
  });
});
