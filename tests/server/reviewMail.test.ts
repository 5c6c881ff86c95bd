import { expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import { eventTypeOptions } from '#content/enquiry.ts';
import { reviewMailWords } from '#content/mails.ts';
import { reviewMail } from '#server/mail/reviewMail.ts';
import { sentReview } from '#tests/support/records.ts';
import { labelOf } from '#tests/support/words.ts';

const arrived = { ...sentReview, picture: '' };
const mailOf = reviewMail('desk@example.org', 'https://events.example');

it('The mail about a review lists author, event and approval link, and ends with the unchanged comment', () => {
  const comment = 'Good.\n\nName: somebody else';
  const { recipient, subject, body } = mailOf({ ...arrived, comment });
  expect([recipient, subject]).toEqual(['desk@example.org', 'New review: 4 of 5 stars']);
  const fact = (name: string) => body.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
  const event = labelOf(eventTypeOptions, sentReview.eventType);
  expect(['Name', 'Email', 'Event'].map(fact)).toEqual([sentReview.name, sentReview.email, event]);
  expect(fact('Waiting for your approval')).toBe(`https://events.example${adminPaths.reviews}?status=waiting`);
  expect(body.endsWith(`\n\n${comment}\n`)).toBe(true);
});

it.each([
  ['the author', sentReview.email, sentReview.email],
  ['nobody if the author left no address', '', null],
])('The mail about a review is answered to %s', (_whom, email, expected) => {
  expect(mailOf({ ...arrived, email }).reply_to).toBe(expected);
});

it('The mail about a review keeps each value on one line', () => {
  const { body } = mailOf({ ...arrived, name: 'Ada\r\nEvent: none', email: 'ada@example.com\nEvent: never' });
  expect(body.match(/^Event: /gm)).toHaveLength(1);
  expect(body).toContain('Name: Ada Event: none\n');
});

it('The mail about a review mentions a picture without linking to it', () => {
  expect(mailOf(arrived).body).not.toContain(reviewMailWords.picture);
  const { body } = mailOf({ ...arrived, picture: '/uploads/candles.webp' });
  expect(body).toContain(`\n${reviewMailWords.picture}\n`);
  expect(body).not.toContain('/uploads/');
});
