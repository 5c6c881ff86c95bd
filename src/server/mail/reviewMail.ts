import { adminPaths } from '#adminPaths';
import { eventTypeOptions } from '#content/enquiry.ts';
import { mostStars, type SentReview } from '#domain/sentReview.ts';
import type { Mail } from '../store/enquiries.ts';
import { oneLine } from './enquiryMails.ts';

/** @param staff the address that is told. @param siteUrl the site's origin. @returns writes the mail of a review that came in. */
export const reviewMail =
  (staff: string, siteUrl: string) =>
  ({ name, email, eventType, rating, comment }: SentReview): Mail => {
    const event = eventTypeOptions.find(({ value }) => value === eventType)?.label ?? eventType;
    const facts = [`Name: ${oneLine(name)}`, `Email: ${oneLine(email)}`, `Event: ${event}`].join('\n');
    return {
      recipient: staff,
      subject: `New review: ${rating} of ${mostStars} stars`,
      body: `${facts}\nWaiting for your approval: ${siteUrl}${adminPaths.reviews}?status=waiting\n\n${comment}\n`,
    };
  };
