import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { galleryAlts } from './galleryAlts.ts';

/** The data of a picture that is the same in all languages. */
type Sample = Omit<GalleryPhoto, 'alt'> & { src: keyof typeof galleryAlts };

const samples: readonly Sample[] = [
  {
    id: '1',
    src: 'decor-string-lights',
    category: 'wedding',
    story: 'supper-under-the-walnut-trees',
  },
  {
    id: '2',
    src: 'corporate-stage',
    category: 'corporate',
    story: 'four-hundred-names-two-stages',
  },
  {
    id: '3',
    src: 'birthday-balloons',
    category: 'birthday',
    story: 'fifty-in-gold-and-plum',
  },
  {
    id: '4',
    src: 'decor-lanterns',
    category: 'decoration',
    story: 'a-town-hall-for-one-evening',
  },
  {
    id: '5',
    src: 'photo-camera',
    category: 'photography',
    story: 'forty-pages-of-a-golden-wedding',
  },
  {
    id: '6',
    src: 'wedding-bouquet',
    category: 'wedding',
    story: 'supper-under-the-walnut-trees',
  },
  {
    id: '7',
    src: 'corporate-gala',
    category: 'corporate',
    story: 'a-gala-for-three-hundred',
  },
  {
    id: '8',
    src: 'birthday-cake',
    category: 'birthday',
    story: 'fifty-in-gold-and-plum',
  },
  {
    id: '9',
    src: 'decor-drapery',
    category: 'decoration',
    story: 'a-town-hall-for-one-evening',
  },
  {
    id: '10',
    src: 'photo-album',
    category: 'photography',
    story: 'forty-pages-of-a-golden-wedding',
  },
  {
    id: '11',
    src: 'wedding-cake',
    category: 'wedding',
    story: 'the-rain-came-at-four',
  },
  {
    id: '12',
    src: 'corporate-boardroom',
    category: 'corporate',
    story: 'four-hundred-names-two-stages',
  },
];

/** The twelve sample pictures of the gallery, ordered so that neighbours differ in layouts with up to four columns. */
export const gallery: readonly GalleryPhoto[] = samples.map((sample) => ({ ...sample, alt: galleryAlts[sample.src] }));
