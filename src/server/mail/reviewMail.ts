import { adminPaths } from '#adminPaths';
import { eventTypeOptions } from '#content/enquiry.ts';
import { language } from '#content/language.ts';
import { reviewMailWords as words } from '#content/mails.ts';
import type { Review } from '#domain/review.ts';
import { maxStars } from '#domain/testimonial.ts';
import type { Mail } from '../store/outbox.ts';
import { oneLine } from './enquiryMails.ts';

/**
 * @param staff the address that is notified.
 * @param siteUrl the site's origin.
 * @returns a function that composes the mail about a new review.
 */
export const reviewMail =
  (staff: string, siteUrl: string) =>
  ({
    name,
    email,
    eventType,
    rating,
    comment,
    picture,
  }: Pick<Review, 'name' | 'email' | 'eventType' | 'rating' | 'comment' | 'picture'>): Mail => {
    const event = eventTypeOptions.find(({ value }) => value === eventType)?.label ?? eventType;
    const facts = [words.name(oneLine(name)), words.email(oneLine(email)), words.event(event)];
    // Only mentioned: a stranger's picture must not be shown in a mail.
    if (picture !== '') facts.push(words.picture);
    facts.push(words.waiting(`${siteUrl}${adminPaths.reviews}?status=waiting`));
    return {
      recipient: staff,
      reply_to: email || null,
      language: language.tag,
      subject: words.subject(rating, maxStars),
      body: `${facts.join('\n')}\n\n${comment}\n`,
    };
  };
