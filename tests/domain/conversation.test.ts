import { describe, expect, it } from 'vitest';
import { excerptOfMessage, ownText, searchedWordsOf, splitQuote } from '#domain/conversation.ts';

describe('What a mail quotes of earlier ones', () => {
  it.each([
    ['nothing', 'Yes, gladly.\n\nAda', 'Yes, gladly.\n\nAda', ''],
    ['lines with a mark', 'Yes.\n\n> Shall we?\n> Eva', 'Yes.', '> Shall we?\n> Eva'],
    [
      'lines after a sentence',
      'Yes.\n\nOn Monday, Eva wrote:\n\n> Shall we?',
      'Yes.',
      'On Monday, Eva wrote:\n\n> Shall we?',
    ],
    [
      'lines after a sentence of two lines',
      'Yes.\n\nOn Monday, Eva Holm\n<eva@example.org> wrote:\n> Shall we?',
      'Yes.',
      'On Monday, Eva Holm\n<eva@example.org> wrote:\n> Shall we?',
    ],
    [
      'lines after a paragraph that ends with a colon',
      'One\ntwo\nthree:\n> Shall we?',
      'One\ntwo\nthree:',
      '> Shall we?',
    ],
    ['lines after a sentence without a colon', 'Yes.\n> Shall we?', 'Yes.', '> Shall we?'],
    [
      'a whole mail',
      'Yes.\n\n-----Original Message-----\nFrom: Eva\n\nShall we?',
      'Yes.',
      '-----Original Message-----\nFrom: Eva\n\nShall we?',
    ],
    [
      'a whole mail in German',
      'Ja.\n-- Ursprüngliche Nachricht --\nVon: Eva',
      'Ja.',
      '-- Ursprüngliche Nachricht --\nVon: Eva',
    ],
    ['only lines with a mark', '> Shall we?', '', '> Shall we?'],
    ['nothing at all', '', '', ''],
  ])('is recognised if it is %s', (_what, text, own, quote) => expect(splitQuote(text)).toEqual({ own, quote }));

  it('stays where it is if the author wrote below it', () => {
    const text = '> Shall we?\n\nYes.\n\n> On Friday?\n\nAt five.';
    expect(splitQuote(text)).toEqual({ own: text, quote: '' });
  });

  it('is neither shown in lists nor found, unlike in other messages', () => {
    const text = 'Yes.\n> Shall we?';
    expect([ownText({ kind: 'mail', text }), ownText({ kind: 'enquiry', text })]).toEqual(['Yes.', text]);
    expect(searchedWordsOf({ kind: 'mail', text })).toBe('Yes.');
    expect(searchedWordsOf({ kind: 'enquiry', text, reference: 'AB-12' })).toBe(`${text}\nAB-12`);
    expect(excerptOfMessage({ kind: 'mail', text, subject: 'Re: Tea' })).toBe('Yes.');
    expect(excerptOfMessage({ kind: 'mail', text: '> Shall we?', subject: 'Re: Tea' })).toBe('Re: Tea');
  });
});
