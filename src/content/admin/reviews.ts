import { formatNumber } from '#domain/numbers.ts';
import { company } from '../company.ts';
import { recordWords } from './recordForm.ts';

/** Texts of the list of reviews. */
export const reviewWords = {
  title: 'Reviews',
  search: { id: 'review-search', label: 'Search reviews', placeholder: 'Search name, email or words' },
  /** Label of each filter's option for no restriction. */
  all: { status: 'All statuses', type: 'All event types' },
  /** @param shown number of matching records. @param total number of all records. */
  count: (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} reviews`,
  approve: 'Approve',
  hide: 'Hide',
  /** @param action one of the two above. @param name of the review's author. */
  act: (action: string, name: string) => `${action} the review by ${name}`,
  changed: (name: string, status: string) => `The review by ${name} is now ${status.toLowerCase()}.`,
  /** Notice for a review whose picture stays hidden until staff approves it. */
  approvedWithout: (name: string) =>
    `The review by ${name} is now approved, without its picture. To show the picture, edit the review.`,
  picture: (name: string) => `Picture sent by ${name}`,
  changeFailed: 'The review could not be changed. Please try again in a moment.',
  changeConflict:
    'This review was changed elsewhere in the meantime. You now see the current version. Please choose again.',
  changeGone: (name: string) => `The review by ${name} no longer exists. It was deleted in the meantime.`,
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

/** Texts of the review form for staff. */
export const reviewForm = {
  ...words,
  failed: {
    ...words.failed,
    gone: 'This review was deleted in the meantime. What you wrote can no longer be saved.',
  },
  create: 'Review',
  edit: 'Review',
  back: 'Back to Reviews',
  save: 'Save review',
  saved: (name: string) => `The review by ${name} was saved.`,
  optional: '(optional)',
  statusHint: 'Visitors see approved reviews only.',
  pictureHint:
    'Visitors see it below the review once that is approved. Until then, only your team does. Deleting it is permanent; the text stays.',
  featuredHint: 'Once approved, it is shown before the others on the home page.',
  answerHint: 'Visitors see it below the review.',
  /** Title of the panel with the client's text. */
  received: 'As received',
  verified: 'Verified',
  verifiedText: 'It was sent through a link made for this client.',
  /** @param day on which the client agreed to the publication. */
  agreed: (day: string) => `Agreed to publication on ${day}.`,
  notAsked: 'The client was not asked for permission to publish.',
} as const;

/** Texts of the panel that creates a link for a review. */
export const reviewRequest = {
  title: 'Review',
  /** @param days validity of the link. */
  text: (days: number) =>
    `A personal link, valid for one review within ${days} days. The review is marked as coming from a client.`,
  ask: 'Ask for a review',
  making: 'Creating link…',
  failed: 'The link could not be created. Please try again in a moment.',
  mailSubject: `How was it? ${company.name} would like to know`,
  mailBody: (name: string, link: string) =>
    `Dear ${name},\n\nThank you for planning with us. If you have two minutes, tell us how it was:\n${link}\n\n${company.name}\n`,
} as const;
