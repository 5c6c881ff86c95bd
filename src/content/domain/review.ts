import type { ReviewStatus } from '#domain/review.ts';

/** What becomes of a review. */
export const reviewStatusLabels: Readonly<Record<ReviewStatus, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  hidden: 'Hidden',
};

export const answerLabels = { no: 'No', yes: 'Yes' };

/** What becomes of its picture. */
export const reviewPictureLabels = { no: 'No', yes: 'Yes', deleted: 'No, delete it for good' };

/** What the fields of a review are called. */
export const reviewLabels = {
  email: 'Email',
  rating: 'Rating',
  comment: 'Review',
  picture: 'Picture',
  pictureShown: 'Show the picture',
  status: 'Status',
  answer: 'Your answer',
  featured: 'On the home page',
  verified: 'Verified',
  consentAt: 'Agreed to publication',
  createdAt: 'Date',
  updatedAt: 'Last changed',
  version: 'Version',
};

/** What the menu of sorts says, ascending and descending. */
export const reviewSorts = {
  rating: ['Rating, fewest stars first', 'Rating, most stars first'],
  status: ['Status, Waiting first', 'Status, Hidden first'],
  createdAt: ['Oldest first', 'Newest first'],
} as const;
