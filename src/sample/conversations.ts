import { type Conversation, excerptOfMessage, type Message } from '#domain/conversation.ts';
import { hour } from '#domain/durations.ts';
import type { Lead } from '#domain/lead.ts';
import { demoPeople } from './account.ts';
import { sampleMessages as said, sampleReplySubject } from './conversationWords.ts';
import { leads } from './leads.ts';

/** A sample conversation with its messages and the lead that it began with. */
export type SampleConversation = Conversation & { leadId: string; messages: Message[] };

/** Index of a staff member in `demoPeople`. */
type Sender = 0 | 1 | 2 | 3;

interface Sample {
  /** The lead of the conversation's person. */
  leadId: string;
  unread?: true;
  archived?: true;
  /** The person responsible for the conversation. */
  responsible?: Sender;
  /**
   * Messages, with their time in hours after the lead was created: those with `service` are enquiries, those with `by`
   * replies, and the others mails from the client.
   */
  messages: readonly { hours: number; text: string; by?: Sender; service?: string }[];
}

/** @returns a text as mail programs quote it. */
const quoted = (text: string) => text.replace(/^/gm, '> ');

/** The conversations with the sample leads; six are unread. */
const samples: readonly Sample[] = [
  {
    leadId: '1',
    unread: true,
    responsible: 1,
    messages: [
      {
        hours: 0,
        text: said.oliviaAsks,
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
        text: said.marcusAsks,
        service: 'corporate',
      },
      {
        hours: 20,
        text: said.meiAsksBack,
        by: 2,
      },
      {
        hours: 31,
        text: said.marcusAnswers,
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
        text: said.priyaAsks,
        service: 'birthday',
      },
    ],
  },
  {
    leadId: '4',
    responsible: 3,
    messages: [
      { hours: 0, text: said.tomAsks, service: 'wedding' },
      {
        hours: 5,
        text: said.tomasSuggests,
        by: 3,
      },
    ],
  },
  {
    leadId: '5',
    unread: true,
    responsible: 2,
    messages: [
      { hours: 0, text: said.hannahAsks, service: 'corporate' },
      { hours: 8, text: said.meiSuggests, by: 2 },
      { hours: 26, text: `${said.hannahAnswers}\n\n${quoted(said.meiSuggests)}` },
    ],
  },
  {
    leadId: '6',
    unread: true,
    messages: [
      {
        hours: 0,
        text: said.amaraAsks,
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
        text: said.sofiaAsks,
        service: 'corporate',
      },
    ],
  },
  {
    leadId: '9',
    responsible: 0,
    messages: [
      { hours: 0, text: said.liamAsks, service: 'birthday' },
      { hours: 4, text: said.adminPromises, by: 0 },
    ],
  },
  {
    leadId: '13',
    archived: true,
    messages: [
      {
        hours: 0,
        text: said.isabellaAsks,
        service: 'wedding',
      },
      { hours: 28, text: said.celesteOffers, by: 1 },
    ],
  },
];

function messagesOf({ leadId, messages }: Sample, { name, email, createdAt, eventType, eventDate }: Lead): Message[] {
  return messages.map(({ hours, text, by, service }, index): Message => {
    const message = {
      id: `${leadId}-${index + 1}`,
      at: new Date(Date.parse(createdAt) + hours * hour).toISOString(),
      text,
    };
    const subject = sampleReplySubject(name);
    const person = by === undefined ? undefined : demoPeople[by];
    if (person) {
      const { id, name: personName } = person;
      return {
        ...message,
        kind: 'reply',
        subject,
        by: { id, name: personName },
        mail: { state: 'sent', reason: '' },
      };
    }
    if (service === undefined) {
      return { ...message, kind: 'mail', subject: `Re: ${subject}`, from: email, attachments: [] };
    }
    return {
      ...message,
      kind: 'enquiry',
      reference: `DEMO-${leadId.padStart(2, '0')}0${index + 1}`,
      page: `/services/${service}`,
      service,
      eventType,
      eventDate,
    };
  });
}

/** The sample conversations, with as many unread ones as in the specification. */
export const conversations: readonly SampleConversation[] = samples.map((sample) => {
  const lead = leads.find(({ id }) => id === sample.leadId) as Lead;
  const messages = messagesOf(sample, lead);
  const latest = messages.at(-1) as Message;
  const person = sample.responsible === undefined ? undefined : demoPeople[sample.responsible];
  return {
    id: lead.id,
    leadId: lead.id,
    name: lead.name,
    email: lead.email,
    excerpt: excerptOfMessage(latest),
    latestAt: latest.at,
    read: sample.unread ? 'no' : 'yes',
    archived: sample.archived ? 'yes' : 'no',
    responsibleId: person?.id ?? null,
    responsible: person?.name ?? '',
    messages,
  };
});

/** The message that arrives while the demo is open. */
export const arrivingMessage = {
  conversationId: '4',
  message: {
    kind: 'enquiry',
    text: said.tomAnswers,
    reference: 'DEMO-0403',
    page: '/services/wedding',
    service: 'wedding',
    eventType: 'wedding',
    eventDate: '2025-09-20',
  },
} as const;
