import {
  galleryBanner as houseGalleryBanner,
  galleryClosing as houseGalleryClosing,
  galleryMeta as houseGalleryMeta,
} from '#content/gallery.ts';
import { words } from '#content/words.ts';

export * from '#content/gallery.ts';

export const galleryMeta = words(houseGalleryMeta, {
  title: 'Rooms',
  description:
    'Tables, doorways and bouquets that we have made, each photographed once, in daylight, before anybody sat down.',
});

export const galleryBanner = words(houseGalleryBanner, {
  eyebrow: 'Our work',
  title: 'Rooms',
  lead: 'Each photographed once, in daylight.',
  photo: 'decor-entrance',
});

export const galleryClosing = words(houseGalleryClosing, {
  eyebrow: 'The next room',
  title: 'There is space here',
  text: 'For yours, in its month. Tell us when.',
  button: 'Tell us the date',
  photo: 'closing-decoration',
});
