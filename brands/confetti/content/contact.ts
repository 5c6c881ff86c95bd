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
    'Tell us who turns how old and when. Write, call or drop in with the birthday child: we answer within one working day.',
});

export const contactHead = words(houseContactHead, {
  title: 'Who turns how old?',
  lead: 'A name, an age and a Saturday will do. One of us answers within one working day.',
  photo: 'birthday-gifts',
});

export const contactMethods = words(houseContactWays, {
  visit: { title: 'Drop in', text: 'There is a slide. Yes, for grown-ups too.' },
  call: { title: 'Call', text: 'If nobody picks up, we are a pirate ship. We call back.' },
  write: { title: 'Write', text: 'Drawings are welcome, and often clearer.' },
});

export const nextSteps = words(houseNextSteps, {
  eyebrow: 'And then',
  title: 'What happens next',
  steps: [
    { title: 'One of us reads it', text: 'And answers within one working day, usually with a question about dragons.' },
    { title: 'Fifteen minutes', text: 'On the phone, during nap time, or at our yard.' },
    { title: 'A plan on one page', text: 'Theme, games, cake, price, and who rings the doorbell.' },
  ],
});
