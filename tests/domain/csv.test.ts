import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '#content/language.ts';
import { csvFile, csvOf, readCell } from '#domain/csv.ts';
import type { Entity, EntityRecord } from '#domain/entity.ts';

afterEach(() => void vi.restoreAllMocks());

describe('A CSV export', () => {
  const guestList: Entity = {
    fields: {
      name: { kind: 'text', label: 'Guest' },
      meal: { kind: 'choice', label: 'Meal', labels: { fish: 'Fish of the day' }, sortedBy: 'order' },
      arrival: { kind: 'day', label: 'Arrival' },
      seats: { kind: 'number', label: 'Seats', nullable: true },
      diets: { kind: 'texts', label: 'Diets' },
      tableId: { kind: 'text', label: 'Table', nullable: true },
      notes: { kind: 'text', label: 'Notes' },
    },
    filters: {},
    sort: { field: 'name', order: 'asc' },
  };
  const guest: EntityRecord = {
    id: '1',
    name: 'Ada Byron',
    meal: 'fish',
    arrival: '2027-06-14',
    seats: 2,
    diets: ['No nuts', 'Vegan'],
    tableId: '9',
    notes: '',
  };
  const lines = (guests: EntityRecord[]) => csvFile(guestList, guests).split('\r\n');

  it('starts with a UTF-8 byte order mark and its header', () => {
    expect(lines([])).toEqual(['\uFEFF"Guest","Meal","Arrival","Seats","Diets","Notes"', '']);
  });

  it('writes labels and ISO dates, each in quotation marks', () => {
    expect(lines([guest])[1]).toBe('"Ada Byron","Fish of the day","2027-06-14","2","No nuts, Vegan",""');
    expect(lines([{ ...guest, arrival: null, seats: null, diets: [] }])[1]).toBe(
      '"Ada Byron","Fish of the day","","","",""',
    );
  });

  it('has one line per record, each with a line ending', () => {
    expect(lines([guest, { ...guest, name: 'Zoe' }]).map((line) => line.split(',')[0])).toEqual([
      '\uFEFF"Guest"',
      '"Ada Byron"',
      '"Zoe"',
      '',
    ]);
  });

  it('separates cells by semicolons where the comma is the decimal sign, as Excel there expects', () => {
    vi.spyOn(language, 'locale', 'get').mockReturnValue('de-DE');
    expect(lines([guest])).toEqual([
      '\uFEFF"Guest";"Meal";"Arrival";"Seats";"Diets";"Notes"',
      '"Ada Byron";"Fish of the day";"2027-06-14";"2";"No nuts, Vegan";""',
      '',
    ]);
    // An English spreadsheet sees another cell after the comma.
    const name = 'a,=1+1;+2';
    expect(lines([{ ...guest, name }])[1]).toMatch(/^"a,'=1\+1;\+2";/);
    expect(readCell("a,'=1+1;+2")).toBe(name);
  });

  it('doubles quotation marks, and keeps commas and line breaks', () => {
    expect(csvFile(guestList, [{ ...guest, name: 'Byron, Ada', notes: 'says "hello"\nand more' }])).toContain(
      '\r\n"Byron, Ada","Fish of the day","2027-06-14","2","No nuts, Vegan","says ""hello""\nand more"\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\n=1', "'\n'=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    // With another separator, a spreadsheet sees quotation marks only around the first cell of a line.
    ['a;=1+1', "a;'=1+1"],
    ['a\t@x', "a\t'@x"],
    ['One.\n=1+1', "One.\n'=1+1"],
    ['One.\r\n+1', "One.\r\n'+1"],
    ['a;;=1', "a;;'=1"],
    ['";=1+1', '"";\'=1+1'],
    ['a;"=1+1"', 'a;\'""=1+1""'],
    // Text without formulas stays unchanged.
    ['a=b', 'a=b'],
    ['x-ray; y', 'x-ray; y'],
    ['7+1', '7+1'],
  ])('writes %j so that no spreadsheet evaluates it', (name, written) => {
    expect(csvFile(guestList, [{ ...guest, name }])).toContain(`\r\n"${written}","Fish of the day"`);
  });
});

it('A CSV file of texts has one line per record, with a byte order mark before the first only', () => {
  expect(
    csvOf([
      ['Row', 'Name'],
      ['2', 'Ada "A" Byron'],
    ]),
  ).toBe('\uFEFF"Row","Name"\r\n"2","Ada ""A"" Byron"\r\n');
  expect(csvOf([])).toBe('\uFEFF');
});
