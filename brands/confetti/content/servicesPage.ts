import {
  servicesBanner as houseServicesBanner,
  servicesClosing as houseServicesClosing,
  servicesMeta as houseServicesMeta,
} from '#content/servicesPage.ts';
import { words } from '#content/words.ts';

export * from '#content/servicesPage.ts';

export const servicesMeta = words(houseServicesMeta, {
  title: 'What we do',
  description:
    'Birthdays, family days, school fêtes, pictures and decorations for children: what is in each, and who comes along.',
});

export const servicesBanner = words(houseServicesBanner, {
  eyebrow: 'What we do',
  title: 'Kinds of hooray',
  lead: 'Book the whole party, or only the part with the glitter.',
  photo: 'birthday-cupcakes',
});

export const servicesClosing = words(houseServicesClosing, {
  eyebrow: 'Something else?',
  title: 'We have never done a llama. Yet.',
  text: 'Tell us the wish as it was said. We answer within one working day.',
  button: 'Book the call',
  photo: 'birthday-balloons',
});
