import { describe, expect, it } from 'vitest';

/** Labels exactly as in the specification. */
const specified = [
  'Book Now',
  'Learn More',
  'Read More',
  'Get in Touch',
  'Submit a Testimonial',
  'Begin Your Journey',
  'Envision Your Celebration',
  'Discuss Your Corporate Event',
  'Book Our Visual Services',
  'Discuss Your Decoration Needs',
  'View Details',
  'Manage Posts',
  'Create New Post',
  'View Calendar',
  'Schedule Appointment',
  'Save Post',
  'Create New Blog Post',
  'Edit Blog Post',
];

/** Property names of labels of buttons, and of links that look like buttons. */
const names = /^(button|buttonText|ctaLabel|send|retry|again|back|book|change|keep|confirm|readMore|bookNow)$/;

/** The same of the back office, whose links back are named after pages; forms have the labels of what opens them. */
const officeNames =
  /^(save|saveChange|create|edit|manage|view|viewDetails|newLead|newPost|newAppointment|newTemplate)$/;

/** @returns the button labels of a part of the content. @param sought their property names. */
function labelsIn(part: unknown, sought: RegExp, name = ''): string[] {
  if (typeof part === 'string') return sought.test(name) ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  const { text, to } = part as { text?: unknown; to?: unknown };
  const link = typeof text === 'string' && typeof to === 'string' && to.startsWith('/') ? [text] : [];
  return [...link, ...Object.entries(part).flatMap(([key, value]) => labelsIn(value, sought, key))];
}

const content = import.meta.glob('../../src/content/{*.ts,services/**/*.ts}', { eager: true });
const office = import.meta.glob('../../src/content/admin/*.ts', { eager: true });
const labels = [...new Set([...labelsIn(content, names), ...labelsIn(office, officeNames)])].sort();

describe('The labels of buttons', () => {
  it('are found', () => expect(labels.length).toBeGreaterThan(20));

  it.each(labels)('are in sentence case, or as in the specification: %s', (label) => {
    if (specified.includes(label)) return;
    expect(label).toMatch(/^[A-Z]/);
    expect(label.split(' ').slice(1).join(' ')).not.toMatch(/(?<!\p{L})\p{Lu}\p{Ll}/u);
  });
});
