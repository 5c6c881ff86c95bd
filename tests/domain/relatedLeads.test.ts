import { describe, expect, it } from 'vitest';
import { type Lead, maxNotesLength } from '#domain/lead.ts';
import { isSamePerson, mergedLead, phoneDigits } from '#domain/relatedLeads.ts';
import { leads } from '#sample/leads.ts';

const [sample] = leads as [Lead];
const lead = (said: Partial<Lead>): Lead => ({ ...sample, email: '', phone: '', notes: '', tags: [], ...said });

describe('Two leads', () => {
  it('are of one person with one address, in whatever letters, or one number, however it is written', () => {
    const ada = lead({ email: 'ada@example.org', phone: '+1 (555) 010-4000' });
    expect(isSamePerson(ada, lead({ email: 'ADA@example.org' }))).toBe(true);
    expect(isSamePerson(ada, lead({ phone: '555 010 4000' }))).toBe(true);
    expect(isSamePerson(ada, lead({ email: 'eva@example.org', phone: '555 010 4001' }))).toBe(false);
  });

  it('that say neither address nor number are not of one person for that', () => {
    expect(isSamePerson(lead({}), lead({}))).toBe(false);
    expect(isSamePerson(lead({ email: 'ada@example.org' }), lead({}))).toBe(false);
  });

  it('are not of one person because of an extension, which is too short for a number', () => {
    expect(phoneDigits('ext. 10-40 00')).toBe('');
    expect(phoneDigits('010 4000')).toBe('0104000');
    expect(isSamePerson(lead({ phone: '104 000' }), lead({ phone: '104000' }))).toBe(false);
  });
});

describe('A lead that takes another one over', () => {
  it('says what it says itself, and of the rest what the other one says', () => {
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

  it('is of the kind of event that one of both names', () => {
    expect(mergedLead(lead({ eventType: 'other' }), lead({ eventType: 'wedding' })).eventType).toBe('wedding');
  });

  it('has come as far as the farther one, came in with the earlier one, and has the tags of both once', () => {
    const early = lead({ status: 'new', createdAt: '2025-01-01T00:00:00.000Z', tags: ['VIP', 'Boats'] });
    const late = lead({ status: 'converted', createdAt: '2026-01-01T00:00:00.000Z', tags: ['Boats', 'Lake'] });
    const both = { status: 'converted', createdAt: early.createdAt };
    expect(mergedLead(early, late)).toMatchObject({ ...both, tags: ['VIP', 'Boats', 'Lake'] });
    expect(mergedLead(late, early)).toMatchObject({ ...both, tags: ['Boats', 'Lake', 'VIP'] });
  });

  it('has the notes of both, a paragraph each, and none twice', () => {
    const notes = (kept: string, gone: string) => mergedLead(lead({ notes: kept }), lead({ notes: gone })).notes;
    expect(notes('Called.', 'Wrote.')).toBe('Called.\n\nWrote.');
    expect(notes('', 'Wrote.')).toBe('Wrote.');
    expect(notes('Called.', '')).toBe('Called.');
    expect(notes('Called. Wrote.', 'Wrote.')).toBe('Called. Wrote.');
  });

  it('stays a lead of its own import', () => {
    expect(mergedLead(lead({ importId: '1' }), lead({ importId: '2' })).importId).toBe('1');
    expect(mergedLead(lead({ importId: null }), lead({ importId: '2' })).importId).toBeNull();
  });

  it('has no more notes than its form takes', () => {
    const long = 'x'.repeat(maxNotesLength);
    expect(mergedLead(lead({ notes: long }), lead({ notes: 'Wrote.' })).notes).toBe(long);
  });
});
