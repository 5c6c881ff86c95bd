import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import type { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { textSentences } from '#content/domain/texts.ts';
import { enquirySchema } from '#domain/enquiry.ts';
import { postFormSchema } from '#domain/post.ts';
import { day, foldEmail, hiddenCharacters, lineOfText } from '#domain/texts.ts';
import { draft, enquiry } from '#tests/support/records.ts';

/** @returns the error messages of a record, by field. */
function refusal(
  schema: typeof enquirySchema | typeof postFormSchema,
  record: object,
): Readonly<Record<string, string>> {
  try {
    validate(schema as typeof enquirySchema, record);
    return {};
  } catch (error) {
    return (error as InvalidInput).fields;
  }
}

/** Control characters, by code point. */
const hidden = ['0000', '0007', '001B', '007F', '0085', '202A', '202E', '2066', '2069'].map((code) => ({
  code,
  character: String.fromCodePoint(Number.parseInt(code, 16)),
}));

describe.each(hidden)('The hidden character U+$code', ({ character }) => {
  it.each(['name', 'phone', 'message'])('is rejected in the %s of an enquiry', (field) => {
    expect(refusal(enquirySchema, { ...enquiry, [field]: `a${character}b` })).toEqual({ [field]: hiddenCharacters });
  });

  it('is rejected in the email of an enquiry', () => {
    expect(refusal(enquirySchema, { ...enquiry, email: `ada${character}@example.com` })).toHaveProperty('email');
  });

  it.each(['title', 'excerpt', 'tags'])('is rejected in the %s of a post', (field) => {
    expect(refusal(postFormSchema, { ...draft, [field]: `a${character}b` })).toEqual({ [field]: hiddenCharacters });
  });

  it('is removed from the content of a post', () => {
    const content = `<p>a${character}b</p>\n\t<p>c</p>`;
    expect(validate(postFormSchema, { ...draft, content }).content).toBe('<p>ab</p>\n\t<p>c</p>');
  });
});

describe('A text', () => {
  it('of one line has its line breaks and tabs replaced by spaces', () => {
    const record = { ...enquiry, name: 'Ada\r\nByron', phone: '\n555\t010\u20281234\n' };
    expect(validate(enquirySchema, record)).toMatchObject({ name: 'Ada Byron', phone: '555 010 1234' });
    expect(validate(postFormSchema, { ...draft, title: 'Two\nlines', tags: 'one,\ntwo' })).toMatchObject({
      title: 'Two lines',
      tags: 'one, two',
    });
  });

  it('of several lines keeps its line breaks', () => {
    const message = 'One.\r\n\n\tTwo.';
    expect(validate(enquirySchema, { ...enquiry, message }).message).toBe(message);
    expect(validate(postFormSchema, { ...draft, excerpt: 'One.\nTwo.' }).excerpt).toBe('One.\nTwo.');
  });

  it('is rejected if it is null', () => {
    expect(refusal(enquirySchema, { ...enquiry, name: null })).toHaveProperty('name');
    expect(refusal(postFormSchema, { ...draft, content: null })).toHaveProperty('content');
  });

  it('is checked from its first character', () => {
    expect(refusal(enquirySchema, { ...enquiry, message: '\u202Eabc' })).toEqual({ message: hiddenCharacters });
  });

  it('may be in any script, and contain emoji', () => {
    for (const name of ['Élodie', 'محمد علي', 'שרה', '山田太郎', '👩‍👩‍👧 Family']) {
      expect(validate(enquirySchema, { ...enquiry, name }).name).toBe(name);
    }
  });
});

describe('The text schemas', () => {
  const schema = object({ line: lineOfText(5), when: day() });
  const read = (record: object) => schema.validateSync(record);

  it('default to empty texts, and trim them', () => {
    expect(schema.getDefault()).toEqual({ line: '', when: '' });
    expect(read({ line: ' 12345 ', when: ' 2027-06-14 ' })).toEqual({ line: '12345', when: '2027-06-14' });
  });

  it('reject a text that is too long', () => {
    expect(() => read({ line: '123456', when: '' })).toThrow(textSentences.tooLong(5));
  });

  it('reject an invalid day with a single message', () => {
    for (const when of ['junk', '2027-02-30', '2027-6-14', '2027-06-14T10:00']) {
      expect(() => schema.validateSync({ line: '', when }, { abortEarly: false })).toThrow(textSentences.oddDay);
    }
  });
});

it('foldEmail ignores letter case and surrounding whitespace', () => {
  expect(foldEmail(' Ada@Example.ORG\n')).toBe('ada@example.org');
});

describe('The event date', () => {
  it.each(['1900-01-01', '2200-12-31', ''])('may be "%s"', (eventDate) =>
    expect(refusal(enquirySchema, { ...enquiry, eventDate })).toEqual({}),
  );

  it.each(['0000-01-01', '0027-06-14', '1899-12-31', '2201-01-01', '9999-12-31'])(
    'is rejected as unlikely if it is %s',
    (eventDate) =>
      expect(refusal(enquirySchema, { ...enquiry, eventDate })).toEqual({
        eventDate: textSentences.unlikelyDay,
      }),
  );
});

describe('An email address', () => {
  it.each(['ada@example', 'a@b', 'ada@localhost', 'ada@example.', 'ada@.com'])(
    'needs a domain with a dot: %s',
    (email) =>
      expect(refusal(enquirySchema, { ...enquiry, email })).toEqual({
        email: textSentences.oddAddress,
      }),
  );

  it.each(['ada@example.com', 'ada+events@mail.example.co.uk'])('may be %s', (email) =>
    expect(refusal(enquirySchema, { ...enquiry, email })).toEqual({}),
  );
});
