import {
  contactHead as houseHead,
  contactMeta as houseMeta,
  nextSteps as houseSteps,
  contactMethods as houseWays,
} from '#content/contact.ts';
import { words } from '#content/words.ts';

export * from '#content/contact.ts';

export const contactMeta = words(houseMeta, {
  title: 'Contact',
  description:
    'Send a date and one sentence, call the desk, or come to the hall on Pier 9 after dark. Someone from the crew answers.',
});

export const contactHead = words(houseHead, {
  title: 'Talk to the crew',
  lead: 'A date and one sentence are enough. You get an answer within one working day, from somebody who will be there.',
});

export const contactMethods = words(houseWays, {
  visit: { title: 'The hall', text: 'Ring at the steel door. It looks closed; it never is.' },
  call: { title: 'The desk', text: 'If it rings long, we are in a show. We call back before midnight.' },
  write: { title: 'Mail', text: 'Briefs, sketches, playlists. No deck needed.' },
});

export const nextSteps = words(houseSteps, {
  eyebrow: 'Run of show',
  title: 'From here',
  steps: [
    { title: 'A producer reads it', text: 'And answers within one working day with a question or two.' },
    { title: 'Forty minutes', text: 'At the whiteboard or on the phone. No slides, no obligation.' },
    { title: 'One sheet', text: 'Format, range of costs, three dates, and the name of your producer.' },
  ],
});
