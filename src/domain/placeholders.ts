import { company } from '#content/company.ts';
import type { ConversationDetails } from './conversation.ts';
import { formatDate } from './dates.ts';

/** The placeholders in reply templates, each written as `{name}`. */
export const placeholders = ['name', 'eventDate', 'reference', 'company'] as const;

/** One of {@link placeholders}. */
export type Placeholder = (typeof placeholders)[number];

/** Values of placeholders; empty if unknown. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const placeholderPattern = /\{([^{}\n]*)\}/g;

/** A placeholder whose closing brace was forgotten. */
const unclosedPattern = new RegExp(`\\{(?:${placeholders.join('|')})\\b(?!\\})`);

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((placeholder) => placeholder === name);

/** @returns the names in braces in a text. */
const namesIn = (text: string): string[] => [...text.matchAll(placeholderPattern)].map(([, name = '']) => name);

/** All placeholders, as written in texts. */
export const placeholderList: string = placeholders.map((name) => `{${name}}`).join(', ');

/** @returns the first unknown or unclosed name in braces in a text, as written; undefined if there is none. */
export function unknownPlaceholder(text: string): string | undefined {
  const name = namesIn(text).find((candidate) => !isPlaceholder(candidate));
  return name === undefined ? unclosedPattern.exec(text)?.[0] : `{${name}}`;
}

/** @returns the first unfilled placeholder in a text, as written; undefined if there is none. */
export function openPlaceholder(text: string): string | undefined {
  const name = namesIn(text).find(isPlaceholder);
  return name === undefined ? undefined : `{${name}}`;
}

/** @returns a text with its placeholders filled in; those with unknown values stay as written. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(placeholderPattern, (whole, name: string) => (isPlaceholder(name) && values[name]) || whole);

/** @returns the values of placeholders for a reply, from the latest lead and the latest enquiry. */
export function placeholderValues({ name, leads, messages }: ConversationDetails): PlaceholderValues {
  const eventDate = leads.find((lead) => lead.eventDate)?.eventDate;
  const enquiry = messages.findLast((message) => message.kind === 'enquiry');
  return {
    name,
    eventDate: eventDate ? formatDate(eventDate) : '',
    reference: enquiry?.reference ?? '',
    company: company.name,
  };
}
