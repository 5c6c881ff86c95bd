import { company } from '../company.ts';
import { recordWords } from './recordForm.ts';

/** The words of the list of reviews. */
export const reviewWords = {
  title: 'Reviews',
  search: { id: 'review-search', label: 'Search reviews', placeholder: 'Search name, email or words' },
  /** By filter: the choice that lets everything through. */
  all: { status: 'All statuses', type: 'All event types' },
  /** @param shown how many match. @param total how many there are. */
  count: (shown: number, total: number) => `Showing ${shown} of ${total} reviews`,
  approve: 'Approve',
  hide: 'Hide',
  /** @param action one of the two above. @param name who wrote the review. */
  act: (action: string, name: string) => `${action} the review by ${name}`,
  changed: (name: string, status: string) => `The review by ${name} is now ${status.toLowerCase()}.`,
  /** The same of one whose picture stays away until somebody has looked at it. */
  approvedWithout: (name: string) =>
    `The review by ${name} is now approved, without its picture. Edit the review to show that, too.`,
  picture: (name: string) => `Picture that ${name} sent`,
  changeFailed: 'The review could not be changed. Please try again in a moment.',
  changeConflict: 'Someone else has changed this review meanwhile. It is shown as it is now; please choose again.',
  edit: (name: string) => `Edit the review by ${name}`,
  remove: (name: string) => `Delete the review by ${name}`,
  confirmRemove: (name: string) =>
    `Are you sure you want to delete the review by ${name}? This action cannot be undone.`,
  removed: (name: string) => `The review by ${name} was deleted.`,
  confirmRemoveAll: (count: number) =>
    `Are you sure you want to delete these ${count} reviews? This action cannot be undone.`,
  removedAll: (count: number) => `${count} reviews were deleted.`,
  none: { title: 'No reviews yet', text: 'They appear here as soon as somebody sends one from your website.' },
  empty: { title: 'No reviews found', text: 'Try adjusting your search or filters' },
  clear: 'Clear search and filters',
} as const;

const words = recordWords('review', 'Reviews');

/** The words of the form in which staff says what becomes of a review. */
export const reviewForm = {
  ...words,
  failed: {
    ...words.failed,
    gone: 'This review was deleted in the meantime. What you wrote cannot be saved any more.',
  },
  create: 'Review',
  edit: 'Review',
  back: 'Back to Reviews',
  save: 'Save Review',
  saved: (name: string) => `The review by ${name} was saved.`,
  optional: '(optional)',
  statusHint: 'Visitors see approved reviews only.',
  pictureHint:
    'Visitors see it beneath the review, once that is approved. Until then nobody but your team does. Deleting it is final; the words stay.',
  featuredHint: 'Once it is approved, the home page shows it before the others.',
  answerHint: 'Visitors read it under the review.',
  /** Name of the panel with what the client wrote. */
  received: 'As it came',
  verified: 'Verified',
  verifiedText: 'It came by a link that was made for this client.',
  /** @param day on which somebody agreed to the publication. */
  agreed: (day: string) => `Agreed to publication on ${day}.`,
  notAsked: 'Nobody has asked whether this may be published.',
} as const;

/** The words with which a lead is asked for a review. */
export const reviewRequest = {
  title: 'Review',
  /** @param days how long a link is good. */
  text: (days: number) =>
    `A link of their own, good for one review within ${days} days. The review is marked as a client’s.`,
  ask: 'Ask for a review',
  making: 'Making a link…',
  failed: 'The link could not be made. Please try again in a moment.',
  mailSubject: `How was it? ${company.name} would like to know`,
  mailBody: (name: string, link: string) =>
    `Dear ${name},\n\nthank you for planning with us. If you have two minutes, tell us how it was:\n${link}\n\n${company.name}\n`,
} as const;
