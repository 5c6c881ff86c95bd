import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { sentReviewSentences } from '#content/domain/sentReview.ts';
import { type EventType, eventTypes } from './enquiry.ts';
import { maxStars } from './testimonial.ts';
import { emailAddress, lineOfText, linesOfText } from './texts.ts';
import { maxUploadBytes, uploadTooLarge } from './uploads.ts';

const { starsNeeded, eventTypeNeeded, consentNeeded, noTags } = sentReviewSentences;

/** Matches the beginning of a tag, a closing tag or a comment, but not `I <3 this`. */
const tag = /<[a-z/!][^<>]*>/i;

/** Rejects HTML, because reviews are published as plain text, which would show the tags. */
const withoutTags = { name: 'no-tags', message: noTags, test: (text: string) => !tag.test(text) };

/** Picture formats that are accepted from visitors. */
export const sentPictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** @param picture the chosen file. @returns the error message for its type or size, or undefined. */
export function pictureFault({ type, size }: Pick<Blob, 'type' | 'size'>): string | undefined {
  if (!sentPictureTypes.includes(type)) return sentReviewSentences.oddPicture;
  if (size === 0) return sentReviewSentences.emptyPicture;
  return size > maxUploadBytes ? uploadTooLarge(maxUploadBytes) : undefined;
}

/** Schema of a visitor's review without the picture, which only the receiver can validate by decoding it. */
export const sentReviewFieldsSchema = object({
  name: lineOfText(200).required(sentReviewSentences.nameNeeded).test(withoutTags),
  /** Never shown to visitors. */
  email: emailAddress().required(sentReviewSentences.emailNeeded),
  eventType: string().default('').required(eventTypeNeeded).oneOf(eventTypes, eventTypeNeeded),
  /** Whole stars. */
  rating: number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .required(starsNeeded)
    .typeError(starsNeeded)
    .integer(starsNeeded)
    .min(1, starsNeeded)
    .max(maxStars, starsNeeded),
  comment: linesOfText(5000).required(sentReviewSentences.commentNeeded).test(withoutTags),
  consent: boolean().default(false).required(consentNeeded).oneOf([true], consentNeeded),
});

/** Schema of a visitor's review, shared by form and server. */
export const sentReviewSchema = sentReviewFieldsSchema.shape({
  picture: mixed<Blob>().test((picture, { createError }) => {
    const fault = picture && pictureFault(picture);
    return fault ? createError({ message: fault }) : true;
  }),
});

/** The fields of a review that a visitor fills in, without the picture. */
export type SentReviewFields = InferType<typeof sentReviewFieldsSchema>;

/** A review as it is sent. */
export type SentReview = InferType<typeof sentReviewSchema>;

/** The form's values while it is being filled in; the rating as text, empty if not chosen yet. */
export type SentReviewDraft = Record<Exclude<keyof SentReviewFields, 'consent'>, string> & {
  consent: boolean;
  picture?: Blob;
};

/** The empty form. */
export const emptySentReview: SentReviewDraft = {
  name: '',
  email: '',
  eventType: '',
  rating: '',
  comment: '',
  consent: false,
};

/** The client that a personal link was created for. */
export interface ReviewRequest {
  name: string;
  /** Event type. */
  eventType: EventType;
}
