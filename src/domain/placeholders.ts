import { company } from '#content/company.ts';
import type { ConversationDetails } from './conversation.ts';
import { formatDate } from './dates.ts';

/** What a template of a reply may leave open, each written as `{name}`. */
export const placeholders = ['name', 'eventDate', 'reference', 'company'] as const;

/** One of {@link placeholders}. */
export type Placeholder = (typeof placeholders)[number];

/** What placeholders stand for; empty where that is not known. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const written = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((known) => known === name);

/** @returns the names in braces of a text. */
const namesIn = (text: string): string[] => [...text.matchAll(written)].map(([, name = '']) => name);

/** @returns all of them, as they are written. */
export const placeholderList: string = placeholders.map((name) => `{${name}}`).join(', ');

/** @returns what stands in braces and is no placeholder, as it is written; undefined where there is no such thing. */
export function unknownPlaceholder(text: string): string | undefined {
  const name = namesIn(text).find((candidate) => !isPlaceholder(candidate));
  return name === undefined ? undefined : `{${name}}`;
}

/** @returns the first placeholder that is still in a text, as it is written; undefined where there is none. */
export function openPlaceholder(text: string): string | undefined {
  const name = namesIn(text).find(isPlaceholder);
  return name === undefined ? undefined : `{${name}}`;
}

/** @returns a text with its placeholders filled in; what is not known stays as it is written. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(written, (whole, name: string) => (isPlaceholder(name) && values[name]) || whole);

/** @returns what placeholders stand for in a reply: of the latest lead, and of the latest enquiry. */
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
