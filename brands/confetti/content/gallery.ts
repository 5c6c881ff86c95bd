import {
  galleryBanner as houseGalleryBanner,
  galleryClosing as houseGalleryClosing,
  galleryMeta as houseGalleryMeta,
} from '#content/gallery.ts';
import { words } from '#content/words.ts';

export * from '#content/gallery.ts';

export const galleryMeta = words(houseGalleryMeta, {
  title: 'Party pictures',
  description:
    'Tables, cakes, balloons and paper crowns from parties that we have planned, decorated and swept up after.',
});

export const galleryBanner = words(houseGalleryBanner, {
  eyebrow: 'Pictures',
  title: 'Before the first crumb',
  lead: 'Taken at five to three. At five past, nothing looked like this.',
  photo: 'birthday-table',
});

export const galleryClosing = words(houseGalleryClosing, {
  eyebrow: 'The next one',
  title: 'Your cake is missing here',
  text: 'Tell us the Saturday and the wish.',
  button: 'Tell us the date',
  photo: 'birthday-confetti',
});
