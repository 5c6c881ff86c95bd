import { describe, expect, it } from 'vitest';
import { mergedLeadWas } from '#content/domain/lead.ts';
import { newActivity, newNote } from '#domain/activity.ts';
import { type Field, type FieldValue, fieldOf, shownValue } from '#domain/entity.ts';
import { type Lead, leadEntity, leadFormFields, leadOfForm, maxNotesLength } from '#domain/lead.ts';
import { phoneDigits } from '#domain/phoneDigits.ts';
import { activitiesOfMerge, isSamePerson, mergedLead, sameContact } from '#domain/relatedLeads.ts';
import { paths } from '#paths';
import { leads } from '#sample/leads.ts';
import { leadForm } from '#tests/support/records.ts';

const [sample] = leads as [Lead];
const lead = (said: Partial<Lead>): Lead => ({ ...sample, email: '', phone: '', notes: '', tags: [], ...said });

/** @returns a valid value of a field, other than this one. */
function anotherValue(field: Field, value: FieldValue): FieldValue {
  if (field.kind === 'choice') return Object.keys(field.labels).find((each) => each !== value) ?? '';
  if (field.kind === 'day') return '2028-02-29';
  if (field.kind === 'number') return Number(value) + 1;
  return `${value}1`;
}

describe('Two leads', () => {
  it('belong to one person if email or phone number match, however they are written', () => {
    const ada = lead({ email: 'ada@example.org', phone: '+1 (555) 010-4000' });
    expect(isSamePerson(ada, lead({ email: 'ADA@example.org' }))).toBe(true);
    expect(isSamePerson(ada, lead({ phone: '555 010 4000' }))).toBe(true);
    expect(isSamePerson(ada, lead({ email: 'eva@example.org', phone: '555 010 4001' }))).toBe(false);
  });

  it('are recognised by email address, phone number, or both', () => {
    const ada = lead({ email: 'ada@example.org', phone: '+1 (555) 010-4000' });
    expect(sameContact(ada, lead({ email: 'ADA@example.org' }))).toBe('email');
    expect(sameContact(ada, lead({ phone: '555 010 4000' }))).toBe('phone');
    expect(sameContact(ada, ada)).toBe('both');
    expect(sameContact(ada, lead({}))).toBeNull();
  });

  it('do not belong to one person for having neither email nor phone number', () => {
    expect(isSamePerson(lead({}), lead({}))).toBe(false);
    expect(isSamePerson(lead({ email: 'ada@example.org' }), lead({}))).toBe(false);
  });

  it('do not belong to one person because of an extension, which is too short a number', () => {
    expect(phoneDigits('ext. 10-40 00')).toBe('');
    expect(phoneDigits('010 4000')).toBe('0104000');
    expect(isSamePerson(lead({ phone: '104 000' }), lead({ phone: '104000' }))).toBe(false);
  });
});

describe('Merging two leads', () => {
  it('keeps the values of the remaining lead and fills its gaps from the other one', () => {
    const kept = lead({ email: 'ada@example.org', venue: '', guests: 0, budget: null, eventType: 'wedding' });
    const gone = lead({
      email: 'x@example.org',
      phone: '555 010 4000',
      venue: 'Mill',
      guests: 9,
      budget: 5,
      eventType: 'other',
    });
    expect(mergedLead(kept, gone)).toMatchObject({
      email: 'ada@example.org',
      phone: '555 010 4000',
      venue: 'Mill',
      guests: 0,
      budget: 5,
      eventType: 'wedding',
    });
  });

  it('takes the event type of the lead that has one', () => {
    expect(mergedLead(lead({ eventType: 'other' }), lead({ eventType: 'wedding' })).eventType).toBe('wedding');
  });

  it('takes the more advanced status, the earlier creation time, and each tag once', () => {
    const early = lead({ status: 'new', createdAt: '2025-01-01T00:00:00.000Z', tags: ['VIP', 'Boats'] });
    const late = lead({ status: 'converted', createdAt: '2026-01-01T00:00:00.000Z', tags: ['Boats', 'Lake'] });
    const both = { status: 'converted', createdAt: early.createdAt };
    expect(mergedLead(early, late)).toMatchObject({ ...both, tags: ['VIP', 'Boats', 'Lake'] });
    expect(mergedLead(late, early)).toMatchObject({ ...both, tags: ['Boats', 'Lake', 'VIP'] });
  });

  it('joins the notes of both as paragraphs, without repeating them', () => {
    const notes = (kept: string, gone: string) => mergedLead(lead({ notes: kept }), lead({ notes: gone })).notes;
    expect(notes('Called.', 'Wrote.')).toBe('Called.\n\nWrote.');
    expect(notes('', 'Wrote.')).toBe('Wrote.');
    expect(notes('Called.', '')).toBe('Called.');
    expect(notes('Called. Wrote.', 'Wrote.')).toBe('Called. Wrote.');
  });

  it('leaves a note of what the merged lead does not have, unless it is only written in another way', () => {
    const target = lead({ email: 'ada@example.org', phone: '555 010 4000', notes: 'a'.repeat(maxNotesLength) });
    const activitiesFor = (said: Partial<Lead>) => {
      const duplicate = lead(said);
      return activitiesOfMerge(target, duplicate, mergedLead(target, duplicate));
    };
    const { phone, email } = leadEntity.fields;
    expect(activitiesFor({ email: 'ADA@example.org', phone: '+1 555 010 4000' })).toEqual([newActivity('merged')]);
    expect(activitiesFor({ email: 'ADA@example.org', phone: '555 010 4001' })).toEqual([
      newNote(`${mergedLeadWas}\n${phone.label}: 555 010 4001`),
      newActivity('merged'),
    ]);
    expect(activitiesFor({ email: 'eva@example.org', phone: '+1 555 010 4000', notes: 'Likes boats.' })).toEqual([
      newNote('Likes boats.'),
      newNote(`${mergedLeadWas}\n${email.label}: eva@example.org`),
      newActivity('merged'),
    ]);
  });

  it('leaves a note of each value that staff entered for the other lead and the merged lead does not have', () => {
    const target: Lead = { ...sample, ...leadOfForm(leadForm), notes: '' };
    // Of these the merged lead has what both say, or they are no words of the client.
    const others: string[] = ['status', 'tags', 'notes', 'responsibleId'];
    for (const name of leadFormFields.filter((each) => !others.includes(each))) {
      const field = fieldOf(leadEntity, name);
      const value = anotherValue(field, target[name]);
      // The person is recognised by the contact that is the same.
      const duplicate = { ...target, [name]: value };
      const [note] = activitiesOfMerge(target, duplicate, mergedLead(target, duplicate));
      expect(note, name).toEqual(
        newNote(`${mergedLeadWas}
${field.label}: ${shownValue(field, value)}`),
      );
    }
  });

  it('notes a lost value of any field that has one value, in the order of the list, and nothing about how it was kept', () => {
    const kept = lead({ name: 'Ada', email: 'ada@example.org', phone: '555 010 4000', eventType: 'wedding' });
    const duplicate: Lead = {
      ...{ ...kept, name: 'Eva', email: 'eva@example.org', phone: '555 010 4001', eventType: 'birthday' },
      ...{ eventDate: '2027-06-14', guests: 80, venue: 'Boathouse', budget: 900, status: 'contacted' },
      ...{ source: 'A fair', responsibleId: 'eva', responsible: 'Eva', importId: '2' },
    };
    const target = { ...kept, eventDate: '2027-06-15', guests: 90, venue: 'Barn', budget: 800, source: 'A friend' };
    const [note] = activitiesOfMerge(target, duplicate, mergedLead(target, duplicate));
    const { name, email, phone, eventType, eventDate, guests, venue, budget, source } = leadEntity.fields;
    expect(note?.text.split('\n').map((line) => line.split(':')[0])).toEqual([
      mergedLeadWas.replace(/:$/, ''),
      ...[name, email, phone, eventType, eventDate, guests, venue, budget, source].map(({ label }) => label),
    ]);
  });

  it('notes no page from which the other lead came, which is kept with its enquiry', () => {
    const kept = lead({ source: 'A friend' });
    const sent = { ...kept, source: paths.contact };
    expect(activitiesOfMerge(kept, sent, mergedLead(kept, sent))).toEqual([newActivity('merged')]);
  });

  it('keeps the import of the remaining lead', () => {
    expect(mergedLead(lead({ importId: '1' }), lead({ importId: '2' })).importId).toBe('1');
    expect(mergedLead(lead({ importId: null }), lead({ importId: '2' })).importId).toBeNull();
  });

  it('keeps the notes within the maximum length of the form', () => {
    const long = 'x'.repeat(maxNotesLength);
    expect(mergedLead(lead({ notes: long }), lead({ notes: 'Wrote.' })).notes).toBe(long);
    // Two characters separate the paragraphs.
    const kept = lead({ notes: long.slice(2 + 'Wrote.'.length) });
    expect(mergedLead(kept, lead({ notes: 'Wrote.' })).notes).toHaveLength(maxNotesLength);
    expect(mergedLead(kept, lead({ notes: 'Wrote:.' })).notes).toBe(kept.notes);
  });
});
