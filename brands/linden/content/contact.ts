import {
  contactHead as houseContactHead,
  contactMeta as houseContactMeta,
  contactMethods as houseContactWays,
  nextSteps as houseNextSteps,
} from '#content/contact.ts';
import { words } from '#content/words.ts';

export * from '#content/contact.ts';

export const contactMeta = words(houseContactMeta, {
  title: 'Contact',
  description:
    'Write with the month and the place, call before noon, or come by the glasshouse. One of the five answers within a working day.',
});

export const contactHead = words(houseContactHead, {
  title: 'Write to the bench',
  lead: 'The month and the place will do. One of us answers within one working day.',
  photo: 'banner-contact',
});

export const contactMethods = words(houseContactWays, {
  visit: { title: 'The glasshouse', text: 'The door sticks a little. Push.' },
  call: { title: 'Telephone', text: 'Before noon, please; afterwards our hands are wet.' },
  write: { title: 'Letters', text: 'By mail or by post. We like both.' },
});

export const nextSteps = words(houseNextSteps, {
  eyebrow: 'After that',
  title: 'What happens next',
  steps: [
    { title: 'One of us reads it', text: 'And answers within one working day.' },
    { title: 'An hour at the bench', text: 'Branches, coffee, the month, the light.' },
    { title: 'A page of paper', text: 'What, how much of it, and what it costs.' },
  ],
});
