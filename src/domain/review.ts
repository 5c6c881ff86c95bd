import { type InferType, object, string } from 'yup';
import {
  answerLabels,
  reviewLabels,
  reviewPictureLabels,
  reviewSorts,
  reviewStatusLabels,
} from '#content/domain/review.ts';
import type { EventType } from './enquiry.ts';
import { type Entity, personNameField } from './entity.ts';
import { eventTypeField } from './lead.ts';
import type { SentReviewFields } from './sentReview.ts';
import type { Testimonial } from './testimonial.ts';
import { linesOfText } from './texts.ts';

export { reviewStatusLabels };

/** Statuses of a review, in their order. */
export const reviewStatuses = ['waiting', 'approved', 'hidden'] as const;
/** Status of a review; visitors see approved ones only. */
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Validity of a link that asks a client for a review, in days. */
export const requestDays = 90;

/** Yes or no, as a value of forms and tables. */
export const answers = ['no', 'yes'] as const;
type Answer = (typeof answers)[number];

/** Whether a review's picture is published. */
const pictureChoices = ['no', 'yes', 'deleted'] as const;
type PictureChoice = (typeof pictureChoices)[number];

/** A client's review, with the fields that staff set. */
export type Review = {
  id: string;
  name: string;
  /** For questions; empty if not given. Never shown to visitors. */
  email: string;
  /** Event type. */
  eventType: EventType;
  /** Whole stars, 1 to 5. */
  rating: number;
  comment: string;
  /** URL of the uploaded picture; empty for none. */
  picture: string;
  /** Whether visitors see the picture once the review is approved. */
  pictureShown: PictureChoice;
  status: ReviewStatus;
  /** The company's answer, shown below the review; may be empty. */
  answer: string;
  /** Whether the home page shows the review first. */
  featured: Answer;
  /** Whether the review was sent with a personal link. */
  verified: Answer;
  /** Time of the sender's consent to publication, ISO 8601 UTC; null if unknown. */
  consentAt: string | null;
  /** Instants, ISO 8601 UTC. */
  createdAt: string;
  updatedAt: string;
  /** Version number, from 1; sent with each update to detect concurrent changes. */
  version: number;
};

/** The fields, filters and default order of reviews. */
export const reviewEntity: Entity<Review> = {
  fields: {
    name: personNameField,
    email: { kind: 'text', label: reviewLabels.email, searched: true },
    eventType: eventTypeField,
    rating: { kind: 'number', label: reviewLabels.rating, sorts: reviewSorts.rating },
    comment: { kind: 'text', label: reviewLabels.comment, searched: true },
    picture: { kind: 'text', label: reviewLabels.picture },
    pictureShown: { kind: 'choice', label: reviewLabels.pictureShown, labels: reviewPictureLabels, sortedBy: 'order' },
    status: {
      kind: 'choice',
      label: reviewLabels.status,
      labels: reviewStatusLabels,
      sortedBy: 'order',
      sorts: reviewSorts.status,
    },
    answer: { kind: 'text', label: reviewLabels.answer, searched: true },
    featured: { kind: 'choice', label: reviewLabels.featured, labels: answerLabels, sortedBy: 'order' },
    verified: { kind: 'choice', label: reviewLabels.verified, labels: answerLabels, sortedBy: 'order' },
    consentAt: { kind: 'instant', label: reviewLabels.consentAt },
    createdAt: { kind: 'instant', label: reviewLabels.createdAt, sorts: reviewSorts.createdAt },
    updatedAt: { kind: 'instant', label: reviewLabels.updatedAt },
    version: { kind: 'number', label: reviewLabels.version },
  },
  filters: { status: 'status', type: 'eventType' },
  sort: { field: 'createdAt', order: 'desc' },
};

/** Fields of a review on the dashboard, besides its id. */
export const recentReviewFields = ['name', 'rating', 'comment', 'createdAt'] as const satisfies (keyof Review)[];

/** A review, as listed on the dashboard. */
export type RecentReview = Pick<Review, 'id' | (typeof recentReviewFields)[number]>;

/** Schema of the fields that staff set; the client's text cannot be changed. */
export const reviewFormSchema = object({
  status: string().oneOf(reviewStatuses).default('waiting').defined(),
  answer: linesOfText(2000).defined(),
  featured: string().oneOf(answers).default('no').defined(),
  pictureShown: string().oneOf(pictureChoices).default('no').defined(),
});

/** A valid review form of staff. */
export type ReviewForm = InferType<typeof reviewFormSchema>;

/** The form's fields, in their order. */
export const reviewFormFields = [
  'status',
  'pictureShown',
  'featured',
  'answer',
] as const satisfies (keyof ReviewForm)[];

/** The form's values while it is being filled in. */
export type ReviewDraft = Record<keyof ReviewForm, string>;

/** The empty form. */
export const emptyReview: ReviewDraft = reviewFormSchema.getDefault();

/** @returns the form values of a review. */
export const reviewToForm = ({ status, answer, featured, pictureShown }: Review): ReviewForm => ({
  status,
  answer,
  featured,
  pictureShown,
});

/** Fields of a new review that the sender does not set. */
interface ReviewArrival {
  id: string;
  /** URL of the uploaded picture; empty for none. */
  picture: string;
  /** Time at which the review was received, ISO 8601 UTC. */
  createdAt: string;
}

/** @returns the record of a new review, awaiting approval. */
export const reviewOfSent = (
  { consent: _, ...words }: SentReviewFields,
  { id, picture, createdAt }: ReviewArrival,
): Review => ({
  ...words,
  id,
  picture,
  // Hidden by default, because a review may be approved in the list without seeing the picture.
  pictureShown: 'no',
  status: 'waiting',
  answer: '',
  featured: 'no',
  verified: 'no',
  consentAt: createdAt,
  createdAt,
  updatedAt: createdAt,
  version: 1,
});

/** The fields of a review that visitors see. */
export type PublicReview = Pick<
  Review,
  | 'id'
  | 'name'
  | 'eventType'
  | 'rating'
  | 'comment'
  | 'picture'
  | 'pictureShown'
  | 'answer'
  | 'featured'
  | 'verified'
  | 'updatedAt'
>;

/** @returns a review as the public site shows it. */
export const testimonialOf = (review: PublicReview): Testimonial => ({
  // The prefix avoids clashes with the ids of the company's own testimonials.
  id: `review-${review.id}`,
  name: review.name,
  role: '',
  category: review.eventType,
  // No avatar: a drawn face would misrepresent a real person.
  image: '',
  quote: review.comment,
  rating: review.rating,
  ...(review.picture !== '' && review.pictureShown === 'yes' && { picture: review.picture }),
  answer: review.answer,
  featured: review.featured === 'yes',
  verified: review.verified === 'yes',
  updatedAt: review.updatedAt,
});
