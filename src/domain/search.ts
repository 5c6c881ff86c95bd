/** The search over all kinds of records, which also looks into texts that lists do not search. */
import type { Appointment } from './appointment.ts';
import type { Conversation } from './conversation.ts';
import { type Field, isId } from './entity.ts';
import { type Lead, leadEntity } from './lead.ts';
import type { PostSummary, StoredPost } from './post.ts';
import { textOfHtml } from './readableText.ts';
import type { Review } from './review.ts';
import { entriesOf } from './typedKeys.ts';

/** Maximum number of records of each kind that a search finds. */
export const maxFoundPerKind = 5;

/** A found post. */
export type FoundPost = PostSummary & {
  /** A passage with a searched word that the title does not have; empty if there is none. */
  passage: string;
};

/** The records found by a search, of each kind the first ones in the default order of its list. */
export interface FoundRecords {
  leads: Lead[];
  conversations: Conversation[];
  appointments: Appointment[];
  posts: FoundPost[];
  reviews: Review[];
}

/** Fields of a lead with words about it: no ids, nor the name of the responsible colleague. */
const wordFields = entriesOf<keyof typeof leadEntity.fields, Field>(leadEntity.fields)
  .filter(
    ([name, field]) => (field.kind === 'text' || field.kind === 'texts') && !isId(field) && name !== 'responsible',
  )
  .map(([name]) => name);

/** @returns all texts of a lead, without the notes on its history. */
export const textsOfLead = (lead: Lead): string[] => wordFields.flatMap((name) => lead[name] ?? []).map(String);

/** @returns all texts of a post; of its content, the words that readers see. */
export const textsOfPost = ({ title, excerpt, author, tags, content }: StoredPost): string[] => [
  title,
  excerpt,
  author,
  ...tags,
  textOfHtml(content),
];
