import type { SectionHead } from './types.ts';

/** Eyebrow of the pictures section; the title belongs to the service. */
export const workEyebrow = 'Our Work';

/** Heading of the testimonials on a service page. */
export const feedbackHead: SectionHead = { eyebrow: 'Client Feedback', title: 'In their words' };

/** Heading of the questions on a service page. */
export const faqHead: SectionHead = { eyebrow: 'Frequently Asked Questions', title: 'Before you ask' };

/** Closing section of a service page; its button opens the enquiry dialog. */
export const serviceClosing = {
  eyebrow: 'Begin',
  /** @param noun the service's `noun`. @returns the heading of the closing section. */
  title: (noun: string) => `Ready to Plan Your ${noun}?`,
  button: 'Get in Touch',
} as const;
