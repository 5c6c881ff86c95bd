import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import type { ConversationDetails } from '#domain/conversation.ts';
import { fillPlaceholders, openPlaceholder, placeholderValues, unknownPlaceholder } from '#domain/placeholders.ts';

const values = { name: 'Ada $& Byron', eventDate: '', reference: 'ABCD-2345', company: 'Aurelia' };

const enquiry = {
  id: '1',
  kind: 'enquiry',
  at: '2027-01-01T00:00:00.000Z',
  text: '',
  page: '/',
  service: '',
  eventType: 'other',
  eventDate: null,
} as const;

const conversation: ConversationDetails = {
  id: '1',
  name: 'Ada Byron',
  email: 'ada@example.com',
  excerpt: '',
  latestAt: '',
  read: 'yes',
  archived: 'no',
  responsibleId: null,
  responsible: '',
  messages: [
    { ...enquiry, reference: 'FIRST' },
    { ...enquiry, reference: 'LATEST' },
    { id: '2', kind: 'reply', at: '', text: '', subject: '', by: null, mail: { state: 'sent', reason: '' } },
  ],
  leads: [
    { id: '3', eventType: 'other', eventDate: null, status: 'new' },
    { id: '2', eventType: 'other', eventDate: '2027-06-14', status: 'new' },
    { id: '1', eventType: 'other', eventDate: '2026-06-14', status: 'new' },
  ],
};

describe('Placeholders', () => {
  it('are replaced wherever they occur, and stay if their value is unknown', () => {
    expect(fillPlaceholders('{name}, {name}: {reference} {eventDate} {other} {}', values)).toBe(
      'Ada $& Byron, Ada $& Byron: ABCD-2345 {eventDate} {other} {}',
    );
  });

  it('are recognised only by their exact names', () => {
    expect(unknownPlaceholder('{name} {eventDate} {reference} {company}')).toBeUndefined();
    expect(unknownPlaceholder('{name} {Name}')).toBe('{Name}');
    expect(unknownPlaceholder('{ name }')).toBe('{ name }');
    expect(unknownPlaceholder('{}')).toBe('{}');
    expect(unknownPlaceholder('{toString}')).toBe('{toString}');
    expect(unknownPlaceholder('a } b { c\n}')).toBeUndefined();
  });

  it('names one whose closing brace is missing', () => {
    expect(unknownPlaceholder('Dear {name, on {eventDate}')).toBe('{name');
    expect(unknownPlaceholder('{name} on {eventDate')).toBe('{eventDate');
    expect(unknownPlaceholder('{names and {names')).toBeUndefined();
  });

  it('that are still open are found among other braces', () => {
    expect(openPlaceholder('{x} {eventDate} {name}')).toBe('{eventDate}');
    expect(openPlaceholder('{x} eventDate')).toBeUndefined();
  });

  it('stand for the person, the event date of the latest lead with one, and the latest enquiry', () => {
    expect(placeholderValues(conversation)).toEqual({
      name: 'Ada Byron',
      eventDate: 'Jun 14, 2027',
      reference: 'LATEST',
      company: company.name,
    });
    expect(placeholderValues({ ...conversation, messages: [], leads: [] })).toMatchObject({
      eventDate: '',
      reference: '',
    });
  });
});
