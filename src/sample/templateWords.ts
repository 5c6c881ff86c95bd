import type { Template } from '#domain/template.ts';

/** The texts of a sample template. */
export type TemplateWords = Pick<Template, 'name' | 'subject' | 'text'>;

/** The texts of the sample templates, in their order. */
export const sampleTemplateWords: readonly TemplateWords[] = [
  {
    name: 'First answer',
    subject: 'Your enquiry {reference}',
    text: 'Dear {name},\n\nthank you for thinking of us. We have your day, {eventDate}, in our book and would like to hear more. When may we call you?\n\n{company}',
  },
  {
    name: 'Offer is on its way',
    subject: 'Our offer for {eventDate}',
    text: 'Dear {name},\n\nour offer is on its way to you. Please read it at leisure, and tell us what we should change.\n\n{company}',
  },
  {
    name: 'Thank you afterwards',
    subject: 'Thank you, {name}',
    text: 'Dear {name},\n\nit was a pleasure to plan your day with you. We hope that you like to look back on it as much as we do.\n\n{company}',
  },
];
