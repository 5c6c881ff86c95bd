import type { SectionHead } from './types.ts';

/** The small line above the six pictures; the title is the service's own. */
export const workEyebrow = 'Our Work';

/** Head of a service page's two testimonials. */
export const feedbackHead: SectionHead = { eyebrow: 'Client Feedback', title: 'In their words' };

/** Head of a service page's four questions. */
export const faqHead: SectionHead = { eyebrow: 'Frequently Asked Questions', title: 'Before you ask' };

/** The closing block of a service page; its button opens the enquiry dialog. */
export const serviceClosing = {
  eyebrow: 'Begin',
  /** @param noun the service's `noun`. @returns the heading of the closing block. */
  title: (noun: string) => `Ready to Plan Your ${noun}?`,
  button: 'Get in Touch',
} as const;
