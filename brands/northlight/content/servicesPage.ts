import {
  servicesBanner as houseBanner,
  servicesClosing as houseClosing,
  servicesMeta as houseMeta,
} from '#content/servicesPage.ts';
import { words } from '#content/words.ts';

export * from '#content/servicesPage.ts';

export const servicesMeta = words(houseMeta, {
  title: 'Formats',
  description:
    'Launches, company nights, private parties, weddings after dark, film and sets: what each format includes.',
});

export const servicesBanner = words(houseBanner, {
  eyebrow: 'What we stage',
  title: 'Formats',
  lead: 'Take the whole night, or only the part that needs a truck.',
  photo: 'corporate-microphone',
});

export const servicesClosing = words(houseClosing, {
  eyebrow: 'None of these?',
  title: 'Then we draw a sixth',
  text: 'Tell us who comes and what they should remember. We answer with one sheet of paper.',
  button: 'Book the call',
});
