import { company } from './company.ts';
import type { PageMeta, PhotoName, SectionHead } from './types.ts';

/** Title and description of the contact page for search engines. */
export const contactMeta: PageMeta = {
  title: 'Contact',
  description:
    'Tell us the date, the place and what you have in mind. Write, call or come by: a planner answers ' +
    'within one working day.',
};

/** Heading of the contact page. */
export const contactHead = {
  eyebrow: 'Contact',
  title: 'Let us hear about it',
  lead: 'A date and half an idea will do. A planner reads it and answers within one working day.',
  photo: 'banner-contact',
} satisfies SectionHead & { lead: string; photo: PhotoName };

/** Contact details on the About page and the contact page. */
export const contactMethods = {
  visit: {
    title: 'Visit us',
    text: 'Call before you set out, and there will be a swatch book and something to eat on the table.',
  },
  call: {
    title: 'Call us',
    text: 'A planner picks up. If everyone is at an event, leave a number and we call back.',
  },
  write: {
    title: 'Write to us',
    text: 'Half sentences and blurry pictures are welcome. We answer within one working day.',
  },
} as const;

/** Opening hours of the studio. */
export const openingHours = { title: 'Opening hours', text: company.hours } as const;

/** The steps that follow an enquiry. */
export const nextSteps = {
  eyebrow: 'From here',
  title: 'What happens next',
  steps: [
    {
      title: 'Somebody reads it',
      text: 'A planner, not a program. You have an answer within one working day, often by lunch.',
    },
    {
      title: 'We sit down together',
      text: 'An hour, a notebook and no obligation, at our table or over the phone.',
    },
    {
      title: 'You hold a first plan',
      text: 'A rough timetable, an honest range of costs and the name of the person to call.',
    },
  ],
} satisfies SectionHead & { steps: { title: string; text: string }[] };
