import {
  servicesBanner as houseServicesBanner,
  servicesClosing as houseServicesClosing,
  servicesMeta as houseServicesMeta,
} from '#content/servicesPage.ts';
import { words } from '#content/words.ts';

export * from '#content/servicesPage.ts';

export const servicesMeta = words(houseServicesMeta, {
  title: 'What we make',
  description:
    'Wedding flowers, tables, rooms by the week, branches and light: what each is, and when in the year it is at its best.',
});

export const servicesBanner = words(houseServicesBanner, {
  eyebrow: 'What we make',
  title: 'Few things',
  lead: 'Each by the same five pairs of hands.',
  photo: 'decor-drapery',
});

export const servicesClosing = words(houseServicesClosing, {
  eyebrow: 'Something else',
  title: 'Ask, we may say no',
  text: 'And tell you who does it better. We answer within one working day.',
  button: 'Arrange an hour',
  photo: 'decor-candles',
});
