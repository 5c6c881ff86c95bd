import { activitiesBetween, newActivity } from '#domain/activity.ts';
import {
  type Conversation,
  type ConversationDetails,
  type ConversationNews,
  conversationEntity,
  excerptOf,
  inverseChange,
  type Message,
  replySchema,
  type SearchedConversation,
  searchedTextsOf,
  searchedWordsOf,
} from '#domain/conversation.ts';
import { findRecords } from '#domain/findRecords.ts';
import { contactActivity, leadsOfReply, statusAfterContact } from '#domain/leadContact.ts';
import { pageOf } from '#domain/pagedQuery.ts';
import { hasExpectedValues } from '#domain/records.ts';
import { foldEmail } from '#domain/texts.ts';
import { arrivingMessage, type SampleConversation, conversations as samples } from '#sample/conversations.ts';
import type { Backend } from './backend.ts';
import { NotFound } from './errors.ts';
import type { SampleLeads } from './sampleLeads.ts';
import { sendingTime } from './sampleMails.ts';
import { removalMethods, type SampleAccess } from './sampleRecords.ts';
import { sampleTemplates } from './sampleTemplates.ts';
import { validate } from './validate.ts';

/**
 * Creates the demo's conversations, in memory, and loads its reply templates, which are read with them.
 * @param access permissions, log and latency.
 * @param leads the current leads, whose contacts are logged.
 * @param now the clock for timestamps.
 * @param arrival waits until the sample message arrives; null if none does.
 * @returns the port's methods, what to do once leads were deleted, the number of unread conversations, and the instant
 * of the last message by email address.
 */
export function sampleConversations(
  access: SampleAccess,
  leads: Pick<SampleLeads, 'latest' | 'find' | 'logContact'>,
  { now, arrival }: { now: () => Date; arrival: (() => Promise<void>) | null },
): Pick<Backend, 'conversations' | 'templates'> & {
  afterLeadsRemoved: () => void;
  unread: () => number;
  latest: () => ReadonlyMap<string, string>;
} {
  const { staffOnly, people, pause, activities } = access;
  let rows = structuredClone([...samples]);
  let lastId = rows.length;
  /** The replies that were sent, by attempt key and text. */
  const sentReplies = new Set<string>();

  const listeners = new Set<(news: readonly ConversationNews[]) => void>();
  const notifyListeners = (ids: readonly string[], isReceived = false) => {
    // Notifies listeners asynchronously, because they read the changes at once and the change has to be complete.
    queueMicrotask(() => {
      for (const listener of listeners) listener(ids.map((id) => ({ id, received: isReceived })));
    });
  };
  let arrived = arrival === null;
  const arrive = async () => {
    if (arrived) return;
    arrived = true;
    await arrival?.();
    const row = rows.find(({ id }) => id === arrivingMessage.conversationId);
    if (!row) return;
    add(row, { ...arrivingMessage.message, id: newId(), at: now().toISOString() });
    row.read = 'no';
    notifyListeners([row.id], true);
  };

  const newId = () => {
    lastId += 1;
    return `c${lastId}`;
  };
  const find = (id: string): SampleConversation => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw new NotFound(`There is no conversation ${id}.`);
    return row;
  };
  const leadsOf = ({ leadId, email }: SampleConversation): ConversationDetails['leads'] => {
    const own = leads.find(leadId)?.id;
    return leads
      .latest()
      .filter((lead) => lead.id === own || foldEmail(lead.email) === email)
      .map(({ id, eventType, eventDate, status }) => ({ id, eventType, eventDate, status }));
  };
  const withNames = (row: SampleConversation): SampleConversation => ({
    ...row,
    responsible: people.nameOf(row.responsibleId),
  });
  const toShownMessage = (message: Message): Message => {
    if (message.kind !== 'reply') return message;
    const by = message.by && { id: message.by.id, name: people.nameOf(message.by.id) };
    const isSent = Date.parse(message.at) + sendingTime <= now().getTime();
    return { ...message, by, mail: isSent ? { state: 'sent', reason: '' } : message.mail };
  };
  /** Deletes conversations of people without leads; others belong to another lead once their own was deleted. */
  const afterLeadsRemoved = () => {
    rows = rows.filter((row) => {
      const [lead] = leadsOf(row);
      if (lead && !leads.find(row.leadId)) row.leadId = lead.id;
      if (!lead) activities.clear('conversation', row.id);
      return lead !== undefined;
    });
  };
  const add = (row: SampleConversation, message: Message) => {
    row.messages.push(message);
    row.excerpt = excerptOf(message.text);
    row.latestAt = message.at;
    row.archived = 'no';
  };
  const removeOne = (id: string) => {
    find(id);
    rows = rows.filter((row) => row.id !== id);
    activities.clear('conversation', id);
    activities.add('conversation', id, [newActivity('deleted')]);
  };

  return {
    afterLeadsRemoved,
    latest: () => new Map(rows.map(({ email, latestAt }) => [email, latestAt])),
    unread: () => rows.filter(({ read, archived }) => read === 'no' && archived === 'no').length,
    templates: sampleTemplates(access, now),
    conversations: {
      list: async (query) => {
        staffOnly();
        const matching = findRecords(conversationEntity, rows.map(withNames).map(searchedOf), query);
        // Loaded on demand, because the dashboard searches no conversations.
        const { matchingPassage } = await import('#domain/passages.ts');
        const found = matching.map((row) => {
          const texts = find(row.id).messages.toReversed().flatMap(searchedTextsOf);
          const passage = matchingPassage(`${row.name} ${row.email}`, texts, query.q);
          return { ...listedOf(row), excerpt: passage || row.excerpt };
        });
        return structuredClone(pageOf(found, rows.length, query));
      },
      get: async (id) => {
        staffOnly();
        const row = find(id);
        const { leadId: _, ...conversation } = withNames(row);
        return structuredClone({ ...conversation, messages: row.messages.map(toShownMessage), leads: leadsOf(row) });
      },
      changeAll: async (changes) => {
        staffOnly();
        await pause();
        for (const { responsibleId, undo } of changes) people.require(responsibleId, undo);
        const inverseChanges = changes.flatMap(({ id, expected, undo: _, ...change }) => {
          const row = rows.find((candidate) => candidate.id === id);
          if (!row || !hasExpectedValues(row, expected)) return [];
          const undo = inverseChange(row, change);
          const after = { ...row, ...change };
          if (activitiesBetween(row, after).length === 0) return [];
          activities.add('conversation', row.id, activitiesBetween({ ...row, read: after.read }, after));
          Object.assign(row, change);
          return [undo];
        });
        if (inverseChanges.length > 0) notifyListeners(inverseChanges.map(({ id }) => id));
        return inverseChanges;
      },
      reply: async (id, reply, attempt) => {
        const by = staffOnly();
        const { subject, text } = validate(replySchema, reply);
        await pause();
        const row = find(id);
        const replyKey = JSON.stringify([attempt, id, subject, text]);
        if (sentReplies.has(replyKey)) return;
        sentReplies.add(replyKey);
        const message: Message = {
          id: newId(),
          kind: 'reply',
          at: now().toISOString(),
          subject,
          text,
          by,
          mail: { state: 'waiting', reason: '' },
        };
        add(row, message);
        row.read = 'yes';
        for (const lead of leadsOfReply(leadsOf(row))) {
          const nextStatus = statusAfterContact(lead.status);
          leads.logContact(lead, nextStatus, contactActivity('replied', lead.status, nextStatus));
        }
        notifyListeners([id]);
      },
      open: async (leadId) => {
        staffOnly();
        const lead = leads.latest().find(({ id }) => id === leadId);
        const email = foldEmail(lead?.email ?? '');
        if (!lead || email === '') throw new NotFound(`There is no lead ${leadId} with an email address.`);
        const existing = rows.find((row) => row.email === email);
        if (existing) return existing.id;
        const row: SampleConversation = {
          id: newId(),
          leadId,
          name: lead.name,
          email,
          excerpt: '',
          latestAt: now().toISOString(),
          read: 'yes',
          archived: 'yes',
          responsibleId: null,
          responsible: '',
          messages: [],
        };
        rows = [row, ...rows];
        return row.id;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        void arrive();
        return () => void listeners.delete(listener);
      },
      ...removalMethods(staffOnly, (id) => rows.some((row) => row.id === id), removeOne),
    },
  };
}

const listedOf = ({ words: _words, ...conversation }: SearchedConversation): Conversation => conversation;

const searchedOf = ({ messages, leadId: _leadId, ...conversation }: SampleConversation): SearchedConversation => ({
  ...conversation,
  words: messages.map(searchedWordsOf).join('\n'),
});
