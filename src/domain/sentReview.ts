import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { type EventType, eventTypes } from './enquiry.ts';
import { emailAddress, lineOfText, linesOfText } from './texts.ts';
import { largestUpload, uploadTooLarge } from './uploads.ts';

/** Most stars that a review can give; one is the least. */
export const mostStars = 5;

const chooseStars = 'Please choose between one and five stars.';
const chooseEvent = 'Please choose what we planned for you.';
const agree = 'Please agree that we may publish your review; without that we cannot take it.';
const noTags = 'Please write this without HTML tags: visitors would read them as they stand.';

/** The beginning of a tag, a closing tag or a comment. `I <3 this` is none. */
const tag = /<[a-z/!][^<>]*>/i;

/** What visitors write stands on a public page, as text: whoever writes tags means something else. */
const withoutTags = { name: 'no-tags', message: noTags, test: (text: string) => !tag.test(text) };

/** What of pictures is taken from visitors: what their cameras and browsers write. */
export const sentPictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** @param picture what somebody has chosen. @returns what is wrong with it, as far as can be said without reading it. */
export function pictureFault({ type, size }: Pick<Blob, 'type' | 'size'>): string | undefined {
  if (!sentPictureTypes.includes(type)) return 'Please choose a picture in JPEG, PNG or WebP.';
  if (size === 0) return 'This picture is empty. Please choose another one.';
  return size > largestUpload ? uploadTooLarge(largestUpload) : undefined;
}

/** What a visitor sends as a review, without its picture, which whoever receives it has to look into. */
export const sentWordsSchema = object({
  name: lineOfText(200).required('Please tell us your name.').test(withoutTags),
  /** Never shown to visitors. */
  email: emailAddress().required('Please give us an email address, in case we have a question.'),
  eventType: string().default('').required(chooseEvent).oneOf(eventTypes, chooseEvent),
  /** Whole stars. */
  rating: number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .required(chooseStars)
    .typeError(chooseStars)
    .integer(chooseStars)
    .min(1, chooseStars)
    .max(mostStars, chooseStars),
  comment: linesOfText(5000).required('Please tell us what you remember.').test(withoutTags),
  consent: boolean().default(false).required(agree).oneOf([true], agree),
});

/** The one schema of what a visitor sends as a review, for the form and for whoever receives it. */
export const sentReviewSchema = sentWordsSchema.shape({
  picture: mixed<Blob>().test((picture, { createError }) => {
    const fault = picture && pictureFault(picture);
    return fault ? createError({ message: fault }) : true;
  }),
});

/** What is said in a review. */
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
  /** What was planned. */
  eventType: EventType;
}
