import { expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import { eventTypeOptions } from '#content/enquiry.ts';
import { reviewMailWords as words } from '#content/mails.ts';
import { maxStars } from '#domain/testimonial.ts';
import { reviewMail } from '#server/mail/reviewMail.ts';
import { sentReview } from '#tests/support/records.ts';
import { labelOf } from '#tests/support/words.ts';

const arrived = { ...sentReview, picture: '' };
const mailOf = reviewMail('desk@example.org', 'https://events.example');

it('The mail about a review lists author, event and approval link, and ends with the unchanged comment', () => {
  const comment = 'Good.\n\nName: somebody else';
  const { recipient, subject, body } = mailOf({ ...arrived, comment });
  expect([recipient, subject]).toEqual(['desk@example.org', words.subject(sentReview.rating, maxStars)]);
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      words.name(sentReview.name),
      words.email(sentReview.email),
      words.event(labelOf(eventTypeOptions, sentReview.eventType)),
      words.waiting(`https://events.example${adminPaths.reviews}?status=waiting`),
    ]),
  );
  expect(body.endsWith(`\n\n${comment}\n`)).toBe(true);
});

it.each([
  ['the author', sentReview.email, sentReview.email],
  ['nobody if the author left no address', '', null],
])('The mail about a review is answered to %s', (_whom, email, expected) => {
  expect(mailOf({ ...arrived, email }).reply_to).toBe(expected);
});

it('The mail about a review keeps each value on one line', () => {
  const [none, never] = [words.event('none'), words.event('never')];
  const { body } = mailOf({ ...arrived, name: `Ada\r\n${none}`, email: `ada@example.com\n${never}` });
  const lines = body.split('\n');
  expect(lines).toContain(words.name(`Ada ${none}`));
  expect([lines.includes(none), lines.includes(never)]).toEqual([false, false]);
});

it('The mail about a review mentions a picture without linking to it', () => {
  expect(mailOf(arrived).body).not.toContain(words.picture);
  const { body } = mailOf({ ...arrived, picture: '/uploads/candles.webp' });
  expect(body).toContain(`\n${words.picture}\n`);
  expect(body).not.toContain('/uploads/');
});
