import { adminPaths } from '#adminPaths';
import { eventTypeOptions } from '#content/enquiry.ts';
import type { Review } from '#domain/review.ts';
import { mostStars } from '#domain/sentReview.ts';
import type { Mail } from '../store/enquiries.ts';
import { oneLine } from './enquiryMails.ts';

/** @param staff the address that is told. @param siteUrl the site's origin. @returns writes the mail of a review that came in. */
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
    const facts = [`Name: ${oneLine(name)}`, `Email: ${oneLine(email)}`, `Event: ${event}`];
    // Who opens a mail is to see no picture of a stranger's.
    if (picture !== '') facts.push('Picture: one, to be seen beside the review');
    return {
      recipient: staff,
      subject: `New review: ${rating} of ${mostStars} stars`,
      body: `${facts.join('\n')}\nWaiting for your approval: ${siteUrl}${adminPaths.reviews}?status=waiting\n\n${comment}\n`,
    };
  };
