import { appointmentEntity } from '#domain/appointment.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { type Entity, readListQuery } from '#domain/entity.ts';
import { all } from '#domain/listQuery.ts';
import { reviewEntity } from '#domain/review.ts';
import { maxFoundPerKind } from '#domain/search.ts';
import { searchWords } from '#domain/textSearch.ts';
import type { Backend } from './backend.ts';
import type { SampleLeads } from './sampleLeads.ts';
import type { SamplePosts } from './samplePosts.ts';

/** The records that are searched. */
interface SearchedRecords extends Pick<Backend, 'conversations' | 'appointments' | 'reviews'> {
  leads: Pick<SampleLeads, 'containing'>;
  posts: Pick<SamplePosts, 'containing'>;
}

/** @returns the first rows of a list. */
const firstOf = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, maxFoundPerKind);

/** Creates the demo's search over all records. @param staffOnly throws SignedOut if nobody is signed in. */
export function sampleSearch(
  { leads, posts, conversations, appointments, reviews }: SearchedRecords,
  staffOnly: () => unknown,
): Backend['search'] {
  return {
    everywhere: async (text) => {
      staffOnly();
      if (searchWords(text).length === 0)
        return { leads: [], conversations: [], appointments: [], posts: [], reviews: [] };
      // The lists of these search all of their texts.
      const query = (entity: Entity, filters: Record<string, string> = {}) =>
        readListQuery(entity, new URLSearchParams({ ...filters, q: text }));
      return {
        leads: firstOf(leads.containing(text)),
        conversations: firstOf((await conversations.list(query(conversationEntity, { archived: all }))).rows),
        appointments: firstOf((await appointments.list(query(appointmentEntity))).rows),
        posts: firstOf(posts.containing(text)),
        reviews: firstOf((await reviews.list(query(reviewEntity))).rows),
      };
    },
  };
}
