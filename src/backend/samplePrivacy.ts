import { newActivity } from '#domain/activity.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { type Entity, readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { phoneDigits } from '#domain/phoneDigits.ts';
import {
  contactDetailsOf,
  contactOf,
  contactSchema,
  countsOf,
  type FoundPerson,
  isViewOf,
  retentionSchema,
} from '#domain/privacy.ts';
import { reviewEntity } from '#domain/review.ts';
import { foldEmail } from '#domain/texts.ts';
import type { Backend } from './backend.ts';
import { Conflict } from './errors.ts';
import type { SampleActivities } from './sampleActivities.ts';
import type { AllViews } from './sampleViews.ts';
import { validate } from './validate.ts';

/** The methods and records of the demo that contain personal data. */
type Stored = Pick<Backend, 'leads' | 'leadFiles' | 'reviews' | 'appointments' | 'conversations'> & {
  views: AllViews;
  /** Removes all text and the client from an appointment. */
  emptyAppointment: (id: string) => void;
};

const allRowsOf = (entity: Entity): ListQuery => ({
  ...readListQuery(entity, new URLSearchParams()),
  filters: {},
  pageSize: Number.MAX_SAFE_INTEGER,
});

/** Finds and erases a person's data in the demo. @param ownerOnly throws unless the caller is an owner. */
export function samplePrivacy(
  { leads, leadFiles, reviews, appointments, conversations, views, emptyAppointment }: Stored,
  activities: SampleActivities,
  ownerOnly: () => void,
): Backend['privacy'] {
  const readPerson = async (text: string) => {
    const contact = contactOf(validate(contactSchema, { contact: text }).contact);
    const { email, digits } = contact;
    const isTheirs = (row: { email: string }) => email !== '' && foldEmail(row.email) === email;
    const ownLeads = (await leads.list(allRowsOf(leadEntity))).rows.filter(
      (lead) => isTheirs(lead) || (digits !== '' && phoneDigits(lead.phone) === digits),
    );
    const leadDetails = await Promise.all(ownLeads.map(({ id }) => leads.get(id)));
    const reached = contactDetailsOf(contact, ownLeads);
    const ownConversations = (await conversations.list(allRowsOf(conversationEntity))).rows.filter((conversation) =>
      reached.emails.has(foldEmail(conversation.email)),
    );
    const conversationDetails = await Promise.all(ownConversations.map(({ id }) => conversations.get(id)));
    const ownReviews = (await reviews.list(allRowsOf(reviewEntity))).rows.filter(isTheirs);
    const ownAppointments = (await appointments.list(allRowsOf(appointmentEntity))).rows.filter(({ leadId }) =>
      ownLeads.some(({ id }) => id === leadId),
    );
    return {
      leads: ownLeads,
      enquiries: leadDetails.flatMap(({ enquiries }) => enquiries),
      notes: ownLeads.flatMap(({ id }) => activities.of('lead', id).filter(({ kind }) => kind === 'note')),
      files: (await Promise.all(ownLeads.map(({ id }) => leadFiles.list(id)))).flat(),
      appointments: ownAppointments,
      conversations: ownConversations,
      replies: conversationDetails.flatMap(({ messages }) => messages.filter(({ kind }) => kind !== 'enquiry')),
      reviews: ownReviews,
      pictures: ownReviews.flatMap(({ picture }) => (picture === '' ? [] : [picture])),
      // The demo sends no mails.
      mails: [],
      views: views.all().filter((view) => isViewOf(view, reached)),
    };
  };
  let months = 0;
  const logAction = (kind: 'exported' | 'erased') => activities.add('person', 'all', [newActivity(kind)]);

  return {
    find: async (contact): Promise<FoundPerson> => {
      ownerOnly();
      const rows = await readPerson(contact);
      const namedRows = [...rows.leads, ...rows.conversations, ...rows.reviews];
      return { counts: countsOf(rows), names: [...new Set(namedRows.map(({ name }) => name))].toSorted() };
    },
    exportJson: async (contact) => {
      ownerOnly();
      const rows = await readPerson(contact);
      logAction('exported');
      return new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' });
    },
    erase: async (contact) => {
      ownerOnly();
      const rows = await readPerson(contact);
      for (const { id } of rows.appointments) emptyAppointment(id);
      await leads.removeAll(rows.leads.map(({ id }) => id));
      await conversations.removeAll(rows.conversations.map(({ id }) => id));
      await reviews.removeAll(rows.reviews.map(({ id }) => id));
      views.forget(rows.views.map(({ id }) => id));
      logAction('erased');
      return countsOf(rows);
    },
    // No lead is old enough to be erased, because the demo's data is lost on reload.
    retention: async () => {
      ownerOnly();
      return { months, due: 0, first: [] };
    },
    setRetention: async (next, expected) => {
      ownerOnly();
      const valid = validate(retentionSchema, { months: next });
      if (expected !== months) throw new Conflict({ months, due: 0, first: [] });
      months = valid.months;
      activities.add('retention', 'all', [newActivity('edited')]);
      return { months, due: 0, first: [] };
    },
  };
}
