import { describe, expect, it } from 'vitest';
import { guessColumns, targets } from '#admin/leadImport/columns.ts';
import { dateHints, type Reading, type ReadRow, readDay, readRow } from '#admin/leadImport/readRows.ts';
import { type FileProblem, readTable, UnreadableFile } from '#admin/leadImport/readTable.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { csvFile } from '#domain/csv.ts';
import { emptyLead, type Lead, leadEntity, leadEventTypeLabels } from '#domain/lead.ts';
import { type ImportTarget, leadOfRow, maxImported } from '#domain/leadImport.ts';
import { keysOf } from '#domain/typedKeys.ts';
import { leads } from '#sample/leads.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  for (const [index, letter] of [...`\uFEFF${text}`].entries()) {
    view.setUint16(index * 2, letter.charCodeAt(0), !bigEndian);
  }
  return new Uint8Array(view.buffer);
};
const problemOf = (file: Uint8Array): FileProblem | null => {
  try {
    readTable(file);
    return null;
  } catch (error) {
    return error instanceof UnreadableFile ? error.problem : null;
  }
};

describe('readTable', () => {
  it.each([',', ';', '\t', '|'])('reads cells separated by %j', (separator) => {
    const lines = [
      ['Name', 'Email'],
      ['Ada', 'ada@example.org'],
      ['"Zoë ""Z"" Größe"', 'zoe@example.org'],
    ];
    const table = readTable(bytes(`\uFEFF${lines.map((line) => line.join(separator)).join('\r\n')}\r\n`));
    expect(table).toMatchObject({ head: ['Name', 'Email'], width: 2, encoding: 'UTF-8', separator });
    expect(table.rows).toEqual([
      ['Ada', 'ada@example.org'],
      ['Zoë "Z" Größe', 'zoe@example.org'],
    ]);
  });

  it.each(['sep=;\r\n', 'SEP=;\n'])('follows the line %j, with which Excel names the separator', (line) => {
    const table = readTable(bytes(`\uFEFF${line}Last, first;Notes\nByron, Ada;Tea\n`));
    expect(table).toMatchObject({ head: ['Last, first', 'Notes'], rows: [['Byron, Ada', 'Tea']], separator: ';' });
    expect(() => readTable(bytes(line))).toThrow(new UnreadableFile('empty'));
  });

  it('detects UTF-16 and Windows-1252, and returns the encoding', () => {
    const text = 'Name,Email\nZoë,zoe@example.org\n';
    for (const bigEndian of [true, false]) {
      expect(readTable(utf16(text, bigEndian))).toMatchObject({
        encoding: 'UTF-16',
        rows: [['Zoë', 'zoe@example.org']],
      });
    }
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(readTable(latin)).toMatchObject({ encoding: 'Windows-1252', rows: [['Zoë', 'zoe@example.org']] });
  });

  it('treats the first line as data if it holds no column names', () => {
    expect(readTable(bytes('Ada,ada@example.org\nEva,eva@example.org\n'))).toMatchObject({
      head: [],
      rows: [
        ['Ada', 'ada@example.org'],
        ['Eva', 'eva@example.org'],
      ],
    });
  });

  it.each<[string, Uint8Array, FileProblem]>([
    ['no text', bytes(''), 'empty'],
    ['only white space', bytes('\uFEFF \n\n'), 'empty'],
    ['only a header', bytes('Name,Email\n'), 'onlyHead'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1), 'binary'],
    ['an Excel workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0), 'workbook'],
    ['an unclosed quotation mark', bytes('Name,Notes\nAda,"never\nEva,closed\n'), 'quotes'],
    ['too many rows', bytes(`Name\n${'Ada\n'.repeat(maxImported + 1)}`), 'tooMany'],
  ])('rejects a file that contains %s', (_what, file, problem) => {
    expect(problemOf(file)).toBe(problem);
  });
});

describe('guessColumns', () => {
  it('recognises our own labels and common synonyms, each of them once', () => {
    expect(guessColumns(targets.map(({ label }) => label))).toEqual(targets.map(({ value }) => value));
    expect(
      guessColumns(['E-Mail', 'TELEPHONE NUMBER', 'first_name', 'Surname', 'Wedding date', 'Stage', 'Shoe size']),
    ).toEqual(['email', 'phone', 'firstName', 'lastName', 'eventDate', 'status', null]);
    // An exact label takes precedence over a synonym.
    expect(guessColumns(['Client', 'Name', 'Name'])).toEqual([null, 'name', null]);
  });
});

describe('Dates in an imported file', () => {
  it.each([
    ['2027-06-14', '2027-06-14', '2027-06-14'],
    ['2027-06-14T09:30:00Z', '2027-06-14', '2027-06-14'],
    ['2027/6/4', '2027-06-04', '2027-06-04'],
    ['03/04/2027', '2027-03-04', '2027-04-03'],
    ['3-4-27', '2027-03-04', '2027-04-03'],
    ['14.6.2027', '2027-06-14', '2027-06-14'],
    ['June 14, 2027', '2027-06-14', '2027-06-14'],
    ['14th Sept 2027', '2027-09-14', '2027-09-14'],
    ['next summer', null, null],
    ['12/2027', null, null],
  ])('“%s” is parsed in month-first and in day-first order', (text, monthFirst, dayFirst) => {
    expect(readDay(text, 'monthFirst')).toBe(monthFirst);
    expect(readDay(text, 'dayFirst')).toBe(dayFirst);
  });

  it('are reported if ambiguous, and detected as day-first if only that is possible', () => {
    const columns = ['name', 'eventDate'] as const;
    expect(
      dateHints(
        [
          ['13/14/15', '04/04/2027'],
          ['x', '12/25/2027'],
        ],
        columns,
      ),
    ).toEqual({ example: '', dayFirst: false });
    expect(dateHints([['x', '03/04/2027']], columns)).toEqual({ example: '03/04/2027', dayFirst: false });
    expect(dateHints([['x', '25/12/2027']], columns)).toEqual({ example: '', dayFirst: true });
    // Boundary cases: equal day and month are unambiguous; 11/12 is the last ambiguous date.
    expect(dateHints([['x', '12/12/2027']], columns)).toEqual({ example: '', dayFirst: false });
    expect(dateHints([['x', '11/12/2027']], columns)).toEqual({ example: '11/12/2027', dayFirst: false });
  });
});

const people = [{ id: '7', name: 'Eva Stone' }];
const read = (cells: Partial<Record<ImportTarget, string>>, more: Partial<Reading> = {}): ReadRow => {
  const columns = keysOf(cells);
  return readRow(Object.values(cells), 1, { columns, dateOrder: 'monthFirst', people, ...more });
};

describe('readRow', () => {
  it.each(['2027-02-30', '25/12/2027'])(
    'says of %s that there is no such day: a file has no calendar to choose from',
    (eventDate) => {
      expect(read({ name: 'Ada', email: 'ada@example.org', eventDate }).problems).toEqual({
        eventDate: leadImport.noSuchDay,
      });
    },
  );

  it('converts a row to the values of the lead form', () => {
    const { row, problems } = read({
      firstName: 'Ada',
      lastName: 'Byron',
      email: ' ada@example.org ',
      eventType: 'CORPORATE',
      eventDate: '6/14/2027',
      status: 'proposal sent',
      createdAt: '2/3/2024',
      guests: '1,200',
      budget: '$18,000.00',
      tags: 'Boats, VIP',
      responsible: 'eva stone',
    });
    expect(problems).toEqual({});
    expect(row).toEqual({
      ...emptyLead,
      name: 'Ada Byron',
      email: 'ada@example.org',
      eventType: 'corporate',
      eventDate: '2027-06-14',
      status: 'proposalSent',
      createdAt: '2024-02-03T00:00:00.000Z',
      guests: '1200',
      budget: '18000',
      tags: 'Boats, VIP',
      responsibleId: '7',
      mergeInto: '',
    });
    expect(read({ name: 'Ada', phone: '+1 555 010 2000' }).row).toMatchObject({ eventType: 'other', status: 'new' });
  });

  it('returns a problem for each invalid cell and each missing column', () => {
    const { row, problems } = read({
      email: 'nobody',
      eventType: 'Gala',
      eventDate: 'soon',
      status: 'Lost',
      guests: 'many',
      createdAt: '2150-01-01',
      responsible: 'Nobody',
    });
    expect(row).toBeNull();
    const sentence = expect.stringMatching(/^[A-Z]/);
    expect(problems).toEqual({
      name: sentence,
      email: sentence,
      eventType: leadImport.oneOf(Object.values(leadEventTypeLabels)),
      eventDate: leadImport.oddDate,
      status: sentence,
      guests: sentence,
      createdAt: sentence,
      responsible: leadImport.nobody,
    });
  });

  it.each(['1234,50', '1234.5', '12,34', '1,2345', '1234,567'])(
    'accepts no fraction as a whole number: %s',
    (budget) => {
      const { row, problems } = read({ name: 'Ada', phone: '+1 555 010 2000', budget });
      expect(row).toBeNull();
      expect(problems).toHaveProperty('budget');
    },
  );

  it('reads exported leads back unchanged', () => {
    const [sample] = leads;
    const odd: Lead = {
      ...(sample as Lead),
      name: '=SUM("A1")',
      phone: '+1 (555) 010-1101',
      venue: "'=quoted; -dashed",
      tags: ['@home', 'two words'],
      notes: 'First line,\n=second line\n"quoted" \t+tabbed',
      source: '/services/wedding',
      responsibleId: '7',
      responsible: 'Eva Stone',
    };
    const all = [odd, ...leads];
    const table = readTable(bytes(csvFile(leadEntity, all)));
    const columns = guessColumns(table.head);
    expect(columns).not.toContain(null);
    const again = table.rows.map((texts, index) => {
      const { row, problems } = readRow(texts, index, { columns, dateOrder: 'monthFirst', people });
      expect(problems).toEqual({});
      return row && leadOfRow(row, '', '');
    });
    expect(again).toEqual(all.map((lead) => ({ ...lead, id: '', responsible: '' })));
  });
});
