import {
  galleryBanner as houseBanner,
  galleryClosing as houseClosing,
  galleryMeta as houseMeta,
} from '#content/gallery.ts';
import { words } from '#content/words.ts';

export * from '#content/gallery.ts';

export const galleryMeta = words(houseMeta, {
  title: 'Work',
  description:
    'Stages, halls and tables from nights that we have built, lit and filmed, with what was asked and what we did.',
});

export const galleryBanner = words(houseBanner, {
  eyebrow: 'Log',
  title: 'Work',
  lead: 'Taken at the last rehearsal, when the room is still ours.',
  photo: 'corporate-gala',
});

export const galleryClosing = words(houseClosing, {
  eyebrow: 'Next entry',
  title: 'Yours is missing',
  text: 'Send the date and the room. We answer within one working day.',
  button: 'Send the date',
});
