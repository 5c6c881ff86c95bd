import { expect, it, vi } from 'vitest';
import { readDay, readRow } from '#admin/leadImport/readRows.ts';
import { formatSize } from '#domain/leadFile.ts';
import { formatNumber, wholeNumber } from '#domain/numbers.ts';
import { formatLongDay, weekOf } from '#domain/zonedTimes.ts';

// As in a German build.
vi.mock('#content/language.ts', () => ({
  language: { tag: 'de', locale: 'de-DE', name: 'Deutsch', quotes: ['„', '“'], firstDay: 'Monday' },
}));
vi.mock('#content/domain/lead.ts', () => import('../../languages/de/content/domain/lead.ts'));

it('Numbers are formatted and parsed as in the current language', async () => {
  expect(formatNumber(18_000)).toBe('18.000');
  const amount = wholeNumber(100_000, 120);
  expect(amount.validateSync('18.000 €')).toBe('18000');
  // In German, `18,5` is a fraction and must not be read as 185.
  expect(amount.isValidSync('18,5')).toBe(false);
  // What other programs export whatever the language is.
  expect(amount.isValidSync('1234.50')).toBe(false);
});

it('File sizes are formatted as in the current language', async () => {
  expect(formatSize(1_500_000)).toBe('1,4 MB');
});

it('Days are formatted, and weeks begin, as in the current language', async () => {
  expect(formatLongDay('2027-06-14')).toBe('Montag, 14. Juni');
  expect(['2027-06-13', '2027-06-14', '2027-06-20'].map(weekOf)).toEqual(['2027-06-07', '2027-06-14', '2027-06-14']);
});

it('Dates of an imported file may name months in the current language or in English', async () => {
  const days = ['14. März 2027', '14. Okt. 2027', '14. Oct 2027', 'May 14, 2027'];
  expect(days.map((text) => readDay(text, 'dayFirst'))).toEqual([
    '2027-03-14',
    '2027-10-14',
    '2027-10-14',
    '2027-05-14',
  ]);
});

it('Statuses of an imported file may be in the current language or in English', async () => {
  type Labels = typeof import('#content/domain/lead.ts');
  const { proposalSent: inEnglish } = (await vi.importActual<Labels>('#content/domain/lead.ts')).leadStatusLabels;
  const { proposalSent: inGerman } = (await import('../../languages/de/content/domain/lead.ts')).leadStatusLabels;
  expect(inEnglish).not.toBe(inGerman);
  const statuses = [inGerman, inEnglish, inEnglish.toUpperCase(), `${inEnglish}!`].map((status, number) => {
    const columns = ['name', 'phone', 'eventType', 'status'] as const;
    return readRow(['Ada', '030 1', 'wedding', status], number, { columns, dateOrder: 'dayFirst', people: [] }).row
      ?.status;
  });
  expect(statuses).toEqual(['proposalSent', 'proposalSent', 'proposalSent', undefined]);
});
