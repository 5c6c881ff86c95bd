import { type SqlBool, sql } from 'kysely';
import { appointmentEntity } from '#domain/appointment.ts';
import { conversationEntity } from '#domain/conversation.ts';
import type { Entity } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { postEntity } from '#domain/post.ts';
import { reviewEntity } from '#domain/review.ts';
import { type FoundRecords, maxFoundPerKind } from '#domain/search.ts';
import { searchWords } from '#domain/textSearch.ts';
import { listedAppointments } from './appointments.ts';
import { listedConversations } from './conversations.ts';
import type { Db } from './database.ts';
import { contains, everyWordMatches } from './keys.ts';
import { listedLeads } from './leads.ts';
import { type Condition, containsWord, inPhones, type ListedTable, orderOf } from './lists.ts';
import { searchedPosts } from './posts.ts';
import { listedReviews } from './reviews.ts';

/** As `containsWord`, for leads: a word may also be in the notes on their history. */
const inLead = (pattern: string) => sql<SqlBool>`(${contains(sql.ref('full_search'), pattern)} or id in (
  select entity_id from activity where entity = 'lead' and kind = 'note' and ${contains(sql.ref('search'), pattern)}
))`;

/**
 * Searches all texts of all records, also those that lists do not search.
 * @returns the matching records, of each kind at most `maxFoundPerKind`; none for a text without words.
 */
export async function searchEverywhere(db: Db, text: string): Promise<FoundRecords> {
  const find = async <Row>(
    entity: Entity,
    table: ListedTable<Row>,
    inTexts: (pattern: string, word: string) => Condition,
  ) => {
    if (searchWords(text).length === 0) return [];
    const conditions = [everyWordMatches(text, inTexts), ...inPhones(entity, text)];
    const condition = sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
    return table.read(condition, orderOf(entity, entity.sort), maxFoundPerKind, 0);
  };
  const [leads, conversations, appointments, posts, reviews] = await Promise.all([
    find(leadEntity, listedLeads(db), inLead),
    find(conversationEntity, listedConversations(db, text), containsWord(conversationEntity, 'search')),
    find(appointmentEntity, listedAppointments(db), containsWord(appointmentEntity, 'search')),
    find(postEntity, searchedPosts(db, text), containsWord(postEntity, 'full_search')),
    find(reviewEntity, listedReviews(db), containsWord(reviewEntity, 'search')),
  ]);
  return { leads, conversations, appointments, posts, reviews };
}
