import { describe, expect, it } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { testimonialOf } from '#domain/review.ts';
import { emptySentReview, pictureFault, sentReviewSchema } from '#domain/sentReview.ts';
import { maxUploadBytes } from '#domain/uploads.ts';
import { reviews } from '#sample/reviews.ts';
import { sentReview } from '#tests/support/records.ts';

/** @returns the error messages of a review, by field. */
function sentencesOf(changes: object): Readonly<Record<string, string>> {
  try {
    validate(sentReviewSchema, { ...sentReview, ...changes });
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields;
  }
  return {};
}

describe('A submitted review', () => {
  it('is accepted and trimmed, and its rating becomes a number', () => {
    expect(sentencesOf({})).toEqual({});
    const draft = { ...sentReview, name: ' Katherine\nJohnson ', rating: '4' };
    expect(validate(sentReviewSchema, draft)).toEqual(sentReview);
  });

  it('requires every field, each with its own error message', () => {
    const sentences = sentencesOf(emptySentReview);
    expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(sentReview).toSorted());
    expect(new Set(Object.values(sentences)).size).toBe(6);
    for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/^Please [^.]+\.$/);
  });

  it.each([0, -1, 6, 4.5, Number.NaN, '', 'five', null, undefined])('cannot have %s stars', (rating) => {
    expect(sentencesOf({ rating })).toEqual({ rating: expect.stringMatching(/between one and five/) });
  });

  it.each([1, 5])('can have %s stars', (rating) => expect(sentencesOf({ rating })).toEqual({}));

  it.each(['<b>', '</b>', '<img src=x onerror=alert(1)>', '<!-- -->', 'a <SCRIPT>x', '<br/>'])(
    'may not contain HTML: %s',
    (text) => {
      const { name, comment } = sentencesOf({ name: text, comment: `Good. ${text}` });
      expect(name).toMatch(/HTML/);
      expect(comment).toBe(name);
      expect(Object.keys(sentencesOf({ email: `${text}@example.com` }))).toEqual(['email']);
    },
  );

  it.each(['I <3 this', '5 < 6 > 4', 'a < b', 'Tom & Eva', '5<6, and so on'])('may contain %s', (text) => {
    expect(sentencesOf({ name: text, comment: text })).toEqual({});
  });

  it('requires a known event type, at most 5000 characters, and consent', () => {
    expect(Object.keys(sentencesOf({ eventType: 'circus' }))).toEqual(['eventType']);
    expect(sentencesOf({ comment: 'x'.repeat(5000) })).toEqual({});
    expect(Object.keys(sentencesOf({ comment: 'x'.repeat(5001) }))).toEqual(['comment']);
    expect(Object.keys(sentencesOf({ consent: false }))).toEqual(['consent']);
    expect(Object.keys(sentencesOf({ consent: undefined }))).toEqual(['consent']);
  });
});

describe('The picture of a review', () => {
  const type = 'image/jpeg';

  it('may be as large as any upload, but not larger, empty or of another type', () => {
    expect(pictureFault({ type, size: maxUploadBytes })).toBeUndefined();
    for (const wrong of [
      { type, size: maxUploadBytes + 1 },
      { type, size: 0 },
      { type: 'image/gif', size: 1 },
    ]) {
      expect(pictureFault(wrong)).toMatch(/^[A-Z].+\.$/);
    }
  });
});

it('A testimonial says if it is verified, and has a picture only if that is to be shown', () => {
  const [review] = reviews as [(typeof reviews)[0]];
  const shown = {
    ...review,
    picture: '/uploads/a.webp',
    pictureShown: 'yes',
    verified: 'yes',
    featured: 'yes',
  } as const;
  expect(testimonialOf(shown)).toMatchObject({ picture: shown.picture, verified: true, featured: true });
  const plain = testimonialOf({ ...shown, pictureShown: 'no', verified: 'no', featured: 'no' });
  expect(plain).toMatchObject({ verified: false, featured: false });
  expect(plain).not.toHaveProperty('picture');
});
