import { describe, expect, it } from 'vitest';
import { fileNameOf, formatSize } from '#domain/leadFile.ts';

describe('fileNameOf', () => {
  it.each([
    ['plan.pdf', 'plan.pdf'],
    ['C:\\Users\\Eva\\plan.pdf', 'plan.pdf'],
    ['../../etc/passwd', 'passwd'],
    [' two\nlines\u0000.txt ', 'twolines.txt'],
    ['', 'file'],
    ['a/', 'file'],
    ['日本.pdf', '日本.pdf'],
    // Shown as menuexe.pdf.
    ['menu\u202Efdp.exe', 'menufdp.exe'],
    ['\u2066a\u2069.pdf', 'a.pdf'],
  ])('turns %j into %j', (given, kept) => {
    expect(fileNameOf(given)).toBe(kept);
  });

  it('truncates a name to 200 characters', () => {
    expect(fileNameOf('x'.repeat(300))).toHaveLength(200);
    expect([...fileNameOf('🎉'.repeat(300))]).toHaveLength(200);
  });

  it('keeps the ending of a truncated name, so that the file can be opened', () => {
    expect(fileNameOf(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`);
    expect(fileNameOf(`${'x'.repeat(300)}.xlsx`)).toBe(`${'x'.repeat(195)}.xlsx`);
    expect(fileNameOf(`x.${'y'.repeat(300)}`)).toBe(`x.${'y'.repeat(198)}`);
  });
});

it.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [1024, '1.0 KB'],
  [10_240, '10 KB'],
  [1_500_000, '1.4 MB'],
  [15_728_640, '15 MB'],
  [5_000_000_000, '4768 MB'],
])('formatSize formats %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
