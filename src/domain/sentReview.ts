import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { sentReviewSentences } from '#content/domain/sentReview.ts';
import { type EventType, eventTypes } from './enquiry.ts';
import { emailAddress, lineOfText, linesOfText } from './texts.ts';
import { largestUpload, uploadTooLarge } from './uploads.ts';

/** Most stars that a review can give; one is the least. */
export const mostStars = 5;

const { starsNeeded, eventTypeNeeded, consentNeeded, noTags } = sentReviewSentences;

/** The beginning of a tag, a closing tag or a comment. `I <3 this` is none. */
const tag = /<[a-z/!][^<>]*>/i;

/** Refuses HTML: a review is published as plain text, so its tags would be shown as they are. */
const withoutTags = { name: 'no-tags', message: noTags, test: (text: string) => !tag.test(text) };

/** Picture formats that are accepted from visitors: those of cameras and browsers. */
export const sentPictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** @param picture what somebody has chosen. @returns what is wrong with it, as far as can be said without reading it. */
export function pictureFault({ type, size }: Pick<Blob, 'type' | 'size'>): string | undefined {
  if (!sentPictureTypes.includes(type)) return sentReviewSentences.oddPicture;
  if (size === 0) return sentReviewSentences.emptyPicture;
  return size > largestUpload ? uploadTooLarge(largestUpload) : undefined;
}

/** A review as a visitor sends it, without the picture, which the receiver has to decode to check it. */
export const sentWordsSchema = object({
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
    .max(mostStars, starsNeeded),
  comment: linesOfText(5000).required(sentReviewSentences.commentNeeded).test(withoutTags),
  consent: boolean().default(false).required(consentNeeded).oneOf([true], consentNeeded),
});

/** The one schema of what a visitor sends as a review, for the form and for whoever receives it. */
export const sentReviewSchema = sentWordsSchema.shape({
  picture: mixed<Blob>().test((picture, { createError }) => {
    const fault = picture && pictureFault(picture);
    return fault ? createError({ message: fault }) : true;
  }),
});

/** The fields of a review that a visitor fills in, without the picture. */
export type SentWords = InferType<typeof sentWordsSchema>;

/** A review as it is sent. */
export type SentReview = InferType<typeof sentReviewSchema>;

/** The form while it is being filled in: the stars as text, empty where none are chosen yet. */
export type SentReviewDraft = Record<Exclude<keyof SentWords, 'consent'>, string> & {
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

/** Whom a personal link was made for. */
export interface ReviewRequest {
  name: string;
  /** The kind of event. */
  eventType: EventType;
}
