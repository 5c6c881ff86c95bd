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
import type { SentWords } from './sentReview.ts';
import type { Testimonial } from './testimonial.ts';
import { linesOfText } from './texts.ts';

export { reviewStatusLabels };

/** States of a review, in their order. */
export const reviewStatuses = ['waiting', 'approved', 'hidden'] as const;
/** State of a review: visitors see approved ones only. */
export type ReviewStatus = (typeof reviewStatuses)[number];

/** How long a personal link is good by which a client is asked for a review, in days. */
export const requestDays = 90;

/** Yes or no, as a field of a form and of a table. */
export const answers = ['no', 'yes'] as const;
type Answer = (typeof answers)[number];

/** Whether a review's picture is published. */
const pictureChoices = ['no', 'yes', 'deleted'] as const;
type PictureChoice = (typeof pictureChoices)[number];

/** A client's review, with the fields that staff sets. */
export type Review = {
  id: string;
  name: string;
  /** For questions; empty where none was given. Never shown to visitors. */
  email: string;
  /** The kind of event. */
  eventType: EventType;
  /** Whole stars, 1 to 5. */
  rating: number;
  comment: string;
  /** Address of the picture that came with it; empty for none. */
  picture: string;
  /** Whether visitors see that, too, once the review is approved. */
  pictureShown: PictureChoice;
  status: ReviewStatus;
  /** The company's, shown beneath the review; may be empty. */
  answer: string;
  /** Whether the home page shows it first. */
  featured: Answer;
  /** Whether the review came by a link that was made for this client. */
  verified: Answer;
  /** Instant at which the sender agreed to its publication, ISO 8601 UTC; null where nobody was asked. */
  consentAt: string | null;
  /** Instants, ISO 8601 UTC. */
  createdAt: string;
  updatedAt: string;
  /** Counts the changes, from 1: whoever saves says which version they have changed. */
  version: number;
};

/** Reviews, as all lists and tables have them. */
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
    answer: { kind: 'text', label: reviewLabels.answer },
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

/** Fields of a review on the dashboard, beside its id. */
export const recentReviewFields = ['name', 'rating', 'comment', 'createdAt'] as const satisfies (keyof Review)[];

/** A review as the dashboard lists it. */
export type RecentReview = Pick<Review, 'id' | (typeof recentReviewFields)[number]>;

/** The one schema of what staff says of a review; what the client wrote stays as it is. */
export const reviewFormSchema = object({
  status: string().oneOf(reviewStatuses).default('waiting').defined(),
  answer: linesOfText(2000).defined(),
  featured: string().oneOf(answers).default('no').defined(),
  pictureShown: string().oneOf(pictureChoices).default('no').defined(),
});

/** A review as staff's form hands it on. */
export type ReviewForm = InferType<typeof reviewFormSchema>;

/** The form's fields, in their order. */
export const reviewFormFields = [
  'status',
  'pictureShown',
  'featured',
  'answer',
] as const satisfies (keyof ReviewForm)[];

/** The form while it is being filled in. */
export type ReviewDraft = Record<keyof ReviewForm, string>;

/** The empty form. */
export const emptyReview: ReviewDraft = reviewFormSchema.getDefault();

/** @returns a stored review as its form shows it. */
export const reviewToForm = ({ status, answer, featured, pictureShown }: Review): ReviewForm => ({
  status,
  answer,
  featured,
  pictureShown,
});

/** Fields of a review that the sender does not set. */
interface ReviewArrival {
  id: string;
  /** Address of the picture that came with it; empty for none. */
  picture: string;
  /** Instant at which it came in, ISO 8601 UTC. */
  createdAt: string;
}

/** @returns the review that waits for staff. */
export const reviewOfSent = (
  { consent: _, ...words }: SentWords,
  { id, picture, createdAt }: ReviewArrival,
): Review => ({
  ...words,
  id,
  picture,
  // Approved from the list, unread and unseen, it stays away.
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
  'id' | 'name' | 'eventType' | 'rating' | 'comment' | 'picture' | 'pictureShown' | 'answer' | 'featured' | 'verified'
>;

/** @returns a review as the public site shows it. */
export const testimonialOf = (review: PublicReview): Testimonial => ({
  // The company's own testimonials are numbered, too.
  id: `review-${review.id}`,
  name: review.name,
  role: '',
  category: review.eventType,
  // A drawn face beside the name of somebody real would be somebody else's.
  image: '',
  quote: review.comment,
  rating: review.rating,
  ...(review.picture !== '' && review.pictureShown === 'yes' && { picture: review.picture }),
  answer: review.answer,
  featured: review.featured === 'yes',
  verified: review.verified === 'yes',
});
