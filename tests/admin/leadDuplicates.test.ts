import { describe, expect, it } from 'vitest';
import { chosenRows, duplicateFinder } from '#admin/leadImport/duplicates.ts';
import { emptyLead, maxNotesLength } from '#domain/lead.ts';
import { importRowSchema } from '#domain/leadImport.ts';

describe('Duplicates in an import', () => {
  const row = (name: string, contact: { email?: string; phone?: string }, more = {}) =>
    importRowSchema.validateSync({ ...emptyLead, eventType: 'other', name, ...contact, ...more });
  const rows = [
    { number: 1, row: row('Ada', { email: 'ada@example.org', phone: '555 010 2000' }) },
    { number: 2, row: row('Eva', { email: 'eva@example.org' }) },
    { number: 3, row: row('A. Byron', { phone: '+1 (555) 010-2000' }, { venue: 'Old Mill', guests: '80' }) },
    { number: 4, row: row('Ada again', { email: 'ADA@example.org' }) },
  ];
  const lead = { id: '9', name: 'Eva Stone', email: 'eva@example.org', phone: '' };
  const duplicates = duplicateFinder()(rows, [null, lead, null, null]);

  it('are found by email or phone number, among the leads and in the file itself', () => {
    expect(
      duplicates.map(({ number, duplicateOf: of }) => [number, 'lead' in of ? of.lead.id : of.earlier.number]),
    ).toEqual([
      [2, '9'],
      [3, 1],
      [4, 1],
    ]);
  });

  it('are found also in another part of the file', () => {
    const findIn = duplicateFinder();
    expect(findIn(rows.slice(0, 2), [null, lead])).toEqual(duplicates.slice(0, 1));
    expect(findIn(rows.slice(2), [null, null])).toEqual(duplicates.slice(1));
  });

  it('are skipped, kept or used to fill gaps, as chosen', () => {
    expect(chosenRows(rows, duplicates, () => 'skip')).toEqual([rows[0]?.row]);
    expect(chosenRows(rows, duplicates, () => 'keep')).toEqual(rows.map((one) => one.row));
    expect(chosenRows(rows, duplicates, () => 'merge')).toEqual([
      { ...rows[0]?.row, venue: 'Old Mill', guests: '80' },
      { ...rows[1]?.row, mergeInto: '9' },
    ]);
    expect(
      chosenRows(rows, duplicates, ({ number }) => (number === 3 ? 'keep' : 'skip')).map(({ name }) => name),
    ).toEqual(['Ada', 'A. Byron']);
  });

  it('stay rows of their own if their notes are too long for one lead together', () => {
    const [ada] = rows as [(typeof rows)[0]];
    const notesOf = (text: string) => ({ ...ada, row: { ...ada.row, notes: text.repeat(maxNotesLength / 2) } });
    const both = [notesOf('a'), { ...notesOf('b'), number: 2 }];
    expect(chosenRows(both, duplicateFinder()(both, [null, null]), () => 'merge')).toEqual(both.map((one) => one.row));
  });
});
