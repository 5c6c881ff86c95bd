import { type Conversation, excerptOf, type Message } from '#domain/conversation.ts';
import type { Lead } from '#domain/lead.ts';
import { demoPeople } from './account.ts';
import { leads } from './leads.ts';

/** A sample conversation: the conversation itself, its messages, and the lead that it began with. */
export type SampleConversation = Conversation & { leadId: string; messages: Message[] };

/** Somebody who works there: their place in `demoPeople`. */
type Sender = 0 | 1 | 2 | 3;

interface Sample {
  /** The lead whose conversation it is. */
  leadId: string;
  unread?: true;
  archived?: true;
  /** Who takes care of it. */
  responsible?: Sender;
  /** What was written, each after so many hours since the lead came in; `by` says that it is a reply. */
  messages: readonly { hours: number; text: string; by?: Sender; service?: string }[];
}

/** What is written with the sample leads: six of them wait to be read. */
const samples: readonly Sample[] = [
  {
    leadId: '1',
    unread: true,
    responsible: 1,
    messages: [
      {
        hours: 0,
        text: 'Good morning,\n\nwe are planning a garden wedding for 80 guests on June 14, with dinner outside. Do you have tents, and is the orchard free that day?\n\nOlivia Bennett',
        service: 'wedding',
      },
    ],
  },
  {
    leadId: '2',
    unread: true,
    messages: [
      {
        hours: 0,
        text: 'We need a place for our annual meeting: two days, 120 people, rooms for groups.',
        service: 'corporate',
      },
      {
        hours: 20,
        text: 'Marcus,\n\nthank you for writing. Which weeks would suit you, and do all 120 stay overnight?\n\nMei',
        by: 2,
      },
      {
        hours: 31,
        text: 'Any two days between May 12 and May 30. About ninety will stay overnight.',
        service: 'corporate',
      },
    ],
  },
  {
    leadId: '3',
    unread: true,
    messages: [
      {
        hours: 0,
        text: 'My daughter turns seven and loves planets. Could you make the room a night sky?',
        service: 'birthday',
      },
    ],
  },
  {
    leadId: '4',
    responsible: 3,
    messages: [
      { hours: 0, text: 'We would like to marry in a vineyard, the ceremony at five.', service: 'wedding' },
      {
        hours: 5,
        text: 'Dear Tom,\n\ncongratulations! Two vineyards have September 20 free. Shall we look at them together on Friday?\n\nTomas',
        by: 3,
      },
    ],
  },
  {
    leadId: '5',
    unread: true,
    responsible: 2,
    messages: [
      { hours: 0, text: 'We launch a product on April 30 and need a stage, light and sound.', service: 'corporate' },
      { hours: 8, text: 'Hannah,\n\nFoundry Hall has a stage of ten by six metres. Would that do?\n\nMei', by: 2 },
      {
        hours: 26,
        text: 'That is exactly right. Could we see it next week? Friday would be best.',
        service: 'corporate',
      },
    ],
  },
  {
    leadId: '6',
    unread: true,
    messages: [
      {
        hours: 0,
        text: 'A jazz trio, forty candles and no speeches, please. What would that cost for 60 people?',
        service: 'birthday',
      },
    ],
  },
  {
    leadId: '8',
    unread: true,
    messages: [
      {
        hours: 0,
        text: 'We are thinking of a summer party for the office, around 150 people, on a boat if there is one.',
        service: 'corporate',
      },
    ],
  },
  {
    leadId: '9',
    responsible: 0,
    messages: [
      { hours: 0, text: 'It is to be a surprise. Please call after six only.', service: 'birthday' },
      { hours: 4, text: 'Liam,\n\nwe will not breathe a word, and ring at half past six.\n\nAdmin', by: 0 },
    ],
  },
  {
    leadId: '13',
    archived: true,
    messages: [
      {
        hours: 0,
        text: 'Church and castle for 140 guests on May 16. We have booked both, and need everything else.',
        service: 'wedding',
      },
      { hours: 28, text: 'Dear Isabella,\n\nour offer is on its way to you. We look forward to it!\n\nCeleste', by: 1 },
    ],
  },
];

const hour = 60 * 60 * 1000;

function messagesOf({ leadId, messages }: Sample, { name, createdAt, eventType, eventDate }: Lead): Message[] {
  return messages.map(({ hours, text, by, service = '' }, index) => {
    const written = {
      id: `${leadId}-${index + 1}`,
      at: new Date(Date.parse(createdAt) + hours * hour).toISOString(),
      text,
    };
    const person = by === undefined ? undefined : demoPeople[by];
    return person
      ? {
          ...written,
          kind: 'reply',
          subject: `Your enquiry, ${name}`,
          by: { id: person.id, name: person.name },
          mail: { state: 'sent', reason: '' },
        }
      : {
          ...written,
          kind: 'enquiry',
          reference: `DEMO-${leadId.padStart(2, '0')}0${index + 1}`,
          page: `/services/${service}`,
          service,
          eventType,
          eventDate,
        };
  });
}

/** The sample conversations; those that are not read yet are as many as the specification counts. */
export const conversations: readonly SampleConversation[] = samples.map((sample) => {
  const lead = leads.find(({ id }) => id === sample.leadId) as Lead;
  const messages = messagesOf(sample, lead);
  const { text, at } = messages.at(-1) as Message;
  const person = sample.responsible === undefined ? undefined : demoPeople[sample.responsible];
  return {
    id: lead.id,
    leadId: lead.id,
    name: lead.name,
    email: lead.email,
    excerpt: excerptOf(text),
    latestAt: at,
    read: sample.unread ? 'no' : 'yes',
    archived: sample.archived ? 'yes' : 'no',
    responsibleId: person?.id ?? null,
    responsible: person?.name ?? '',
    messages,
  };
});

/** What somebody writes while the demo is being looked at. */
export const arrivingMessage = {
  conversationId: '4',
  message: {
    kind: 'enquiry',
    text: 'Friday would be lovely. Could we begin with the vineyard on the hill, at ten?\n\nTom',
    reference: 'DEMO-0403',
    page: '/services/wedding',
    service: 'wedding',
    eventType: 'wedding',
    eventDate: '2025-09-20',
  },
} as const;
