import type { ReviewStatus } from '#domain/review.ts';

/** Labels of review statuses. */
export const reviewStatusLabels: Readonly<Record<ReviewStatus, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  hidden: 'Hidden',
};

export const answerLabels = { no: 'No', yes: 'Yes' };

/** Labels of the choice about a review's picture. */
export const reviewPictureLabels = { no: 'No', yes: 'Yes', deleted: 'No, delete it for good' };

/** Labels of a review's fields. */
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

/** Labels of the sort menu by field, ascending and descending. */
export const reviewSorts = {
  rating: ['Rating, fewest stars first', 'Rating, most stars first'],
  status: ['Status, Waiting first', 'Status, Hidden first'],
  createdAt: ['Oldest first', 'Newest first'],
} as const;
