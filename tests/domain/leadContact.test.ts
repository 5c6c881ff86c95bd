import { expect, it } from 'vitest';
import { leadStatuses } from '#domain/lead.ts';
import { contactActivity, leadsOfReply, statusAfterContact } from '#domain/leadContact.ts';

it('A new lead becomes contacted by a contact, and no lead moves back', () => {
  expect(leadStatuses.map((status) => `${status} → ${statusAfterContact(status)}`)).toEqual([
    'new → contacted',
    'contacted → contacted',
    'proposalSent → proposalSent',
    'converted → converted',
  ]);
});

it('A contact is logged with the status that it has changed', () => {
  expect(contactActivity('replied', 'new', 'contacted')).toMatchObject({
    kind: 'replied',
    from: 'new',
    to: 'contacted',
  });
  expect(contactActivity('replied', 'converted', 'converted')).toMatchObject({ from: '', to: '' });
});

it('A reply concerns the latest lead of a person, and all that wait for an answer', () => {
  const leads = (['converted', 'new', 'contacted', 'new'] as const).map((status, id) => ({ id, status }));
  expect(leadsOfReply(leads).map(({ id }) => id)).toEqual([0, 1, 3]);
  expect(leadsOfReply([])).toEqual([]);
});
