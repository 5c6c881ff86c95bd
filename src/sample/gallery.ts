import type { GalleryPhoto } from '#domain/galleryPhoto.ts';

/** The twelve sample pictures of the gallery, ordered so that neighbors differ in up to four columns. */
export const gallery: readonly GalleryPhoto[] = [
  {
    id: '1',
    src: 'wedding-table',
    alt: 'Long table set with gold-rimmed plates, blush napkins, low flowers and lit candles in the evening',
    category: 'wedding',
    story: 'supper-under-the-walnut-trees',
  },
  {
    id: '2',
    src: 'corporate-stage',
    alt: 'Conference stage with a glowing plum screen, lectern, two armchairs and rows of seats',
    category: 'corporate',
    story: 'four-hundred-names-two-stages',
  },
  {
    id: '3',
    src: 'birthday-balloons',
    alt: 'Balloon garland in blush, plum, ivory and gold on a gold hoop against a warm wall',
    category: 'birthday',
    story: 'fifty-in-gold-and-plum',
  },
  {
    id: '4',
    src: 'decor-lanterns',
    alt: 'Brass lanterns with lit candles and roses along stone steps at dusk',
    category: 'decoration',
    story: 'a-town-hall-for-one-evening',
  },
  {
    id: '5',
    src: 'photo-camera',
    alt: 'Retro camera with a large coated lens and leather strap on a dark wooden table',
    category: 'photography',
    story: 'forty-pages-of-a-golden-wedding',
  },
  {
    id: '6',
    src: 'wedding-bouquet',
    alt: 'Bouquet of blush and ivory roses, a peony, mauve ranunculus and gypsophila, seen close',
    category: 'wedding',
    story: 'supper-under-the-walnut-trees',
  },
  {
    id: '7',
    src: 'corporate-gala',
    alt: 'Round gala table with white cloth, a lamp, flowers and candles, more tables behind',
    category: 'corporate',
    story: 'a-gala-for-three-hundred',
  },
  {
    id: '8',
    src: 'birthday-cake',
    alt: 'Ivory cake with plum drip, macarons, berries and lit candles on a gold stand',
    category: 'birthday',
    story: 'fifty-in-gold-and-plum',
  },
  {
    id: '9',
    src: 'decor-drapery',
    alt: 'Ivory and blush drapery tied back under a garland of roses with hanging greenery',
    category: 'decoration',
    story: 'a-town-hall-for-one-evening',
  },
  {
    id: '10',
    src: 'photo-album',
    alt: 'Open photo album on linen with pictures of roses, a set table and candles',
    category: 'photography',
    story: 'forty-pages-of-a-golden-wedding',
  },
  {
    id: '11',
    src: 'wedding-cake',
    alt: 'Three-tier ivory wedding cake with sugar roses, greenery and gold leaf on a gold stand',
    category: 'wedding',
    story: 'the-rain-came-at-four',
  },
  {
    id: '12',
    src: 'corporate-boardroom',
    alt: 'Long walnut meeting table with notebooks, water glasses and cream chairs in window light',
    category: 'corporate',
    story: 'four-hundred-names-two-stages',
  },
];
