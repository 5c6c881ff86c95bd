import { maxUploadBytes } from '#domain/uploads.ts';
import { company } from './company.ts';

/** Texts of the public review form. */
export const review = {
  title: 'Share Your Experience',
  lead: 'We read every line before it appears here.',
  /** @param name of the client the personal link was created for. */
  personal: (name: string) => `This link was made for ${name}: the review will say that it comes from a client.`,
  /** Shown for a used or expired personal link. */
  linkOver: 'This personal link was already used or has expired. You are welcome to write to us all the same.',
  labels: {
    name: 'Your name',
    email: 'Email',
    eventType: 'Event type',
    rating: 'Your rating',
    comment: 'Your review',
    picture: 'A picture',
    consent: 'You may publish my name, my review and the picture, if I add one, on this website.',
  },
  emailHint: 'Only for questions. We never show it.',
  optional: '(optional)',
  picture: {
    hint:
      `JPEG, PNG or WebP, ${maxUploadBytes / 1024 / 1024} MB at most. Choose one that you may share, and that those in it ` +
      'would be glad to see here.',
    choose: 'Add a picture',
    replace: 'Choose another one',
    remove: 'Remove',
    /** @param file name. @returns the alt text of the preview. */
    preview: (file: string) => `Preview of ${file}`,
    broken: 'This file cannot be shown as a picture. Please choose another one, or remove it.',
  },
  eventTypePlaceholder: 'Choose one',
  /** @param count number of stars. @returns their accessible name. */
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  noStars: 'No stars yet',
  privacy: 'You can read what we store, and for how long, under',
  send: 'Send review',
  sending: 'Sending…',
  closeLabel: 'Close',
  success: {
    title: 'Thank You!',
    text: 'Your review has been received. It appears here as soon as one of us has read it.',
  },
  failed:
    'Your review could not be sent. Nothing you typed is lost. Please try again in a moment, or call us at ' +
    `${company.phone.display}.`,
  /** @param minutes until the next attempt is allowed. @returns the error message. */
  tooMany: (minutes: number) =>
    'You have sent several reviews in a short time. Nothing you typed is lost. Please try again in ' +
    `${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
} as const;
