import { activitiesBetween, newActivity } from '#domain/activity.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import type { AppointmentForm } from '#domain/appointmentForm.ts';
import { bookingsOf } from '#domain/booking.ts';
import { type BookingRules, bookingRulesSchema, standardRules } from '#domain/bookingRules.ts';
import { decideCancel, decidePick, type LinkState, type PickDecision } from '#domain/clientPick.ts';
import {
  type Agenda,
  bookingLinkDays,
  consultationPage,
  linkTokenSchema,
  meetingOf,
  pickSchema,
} from '#domain/consultation.ts';
import { day } from '#domain/durations.ts';
import { newAttempt } from './attemptKey.ts';
import type { Backend } from './backend.ts';
import { Conflict, InvalidInput, NotFound } from './errors.ts';
import type { SampleLeads } from './sampleLeads.ts';
import type { SampleAccess } from './sampleRecords.ts';
import { validate } from './validate.ts';

const lifetime = bookingLinkDays * day;

/** The demo's records that a client's booking reads and changes. */
export interface SampleBookingRecords {
  table: {
    all: () => AppointmentDetails[];
    create: (form: AppointmentForm, attempt: string) => AppointmentDetails;
    update: (id: string, form: AppointmentForm, version: number) => AppointmentDetails;
  };
  leads: Pick<SampleLeads, 'find' | 'logContact'>;
  setTravel: (minutes: number) => void;
}

/** A personal link: its lead, the appointment made with it, and its expiry (ms since 1970). */
interface Link {
  leadId: string;
  appointmentId: string | null;
  expiresAt: number;
}

/** Creates the demo's booking rules, and the personal links for picking a time. */
export function sampleBooking(
  { staffOnly, ownerOnly, people, pause, activities }: SampleAccess & { ownerOnly: () => void },
  { table, leads, setTravel }: SampleBookingRecords,
  now: () => Date,
): Pick<Backend, 'bookingRules' | 'consultations'> {
  let rules: BookingRules = standardRules;
  const links = new Map<string, Link>();

  /** @returns the data of a link; null if it is expired or unknown, or its lead was deleted. */
  const findLink = (token: string) => {
    const link = links.get(token);
    const lead = link && leads.find(link.leadId);
    const time = now().getTime();
    if (!link || !lead || link.expiresAt <= time) return null;
    const appointments = table.all();
    const before = appointments.find(({ id }) => id === link.appointmentId) ?? null;
    const others = appointments.filter(({ id }) => id !== before?.id);
    const travel = Number(rules.travel);
    const agenda: Agenda = {
      ...meetingOf(rules, people.active(), lead.responsibleId, before),
      rules,
      bookings: others.flatMap((other) => bookingsOf(other, travel).map((booking) => ({ ...booking, by: other.id }))),
      now: time,
    };
    return { link, lead, before, agenda };
  };
  const readPage = (token: string) => {
    const linkState = findLink(token);
    return linkState && structuredClone(consultationPage(linkState.lead.name, linkState.before, linkState.agenda));
  };
  const requirePage = (token: string) => {
    const page = readPage(token);
    if (!page) throw new NotFound('The booking link is unknown or has expired.');
    return page;
  };
  /** Applies a client's action. @throws InvalidInput (`startsAt`) @throws NotFound */
  const act = async (token: string, decide: (state: LinkState) => PickDecision) => {
    await pause();
    const linkState = findLink(token);
    if (!linkState) throw new NotFound('The booking link is unknown or has expired.');
    const { link, lead, before } = linkState;
    const decision = decide(linkState);
    if (decision.outcome === 'refused') throw new InvalidInput({ startsAt: decision.sentence });
    if (decision.outcome === 'accepted') {
      const { kind, form, status, activity } = decision;
      const after = before ? table.update(before.id, form, before.version) : table.create(form, newAttempt());
      link.appointmentId = after.id;
      if (kind !== 'pickCancelled') link.expiresAt = Math.max(link.expiresAt, Date.parse(after.endsAt));
      leads.logContact(lead, status, activity, null);
    }
    return requirePage(token);
  };

  return {
    bookingRules: {
      get: async () => {
        staffOnly();
        return structuredClone(rules);
      },
      update: async (form, version) => {
        ownerOnly();
        const valid = validate(bookingRulesSchema, form);
        await pause();
        if (version !== rules.version) throw new Conflict(structuredClone(rules));
        const before = rules;
        rules = { ...before, ...valid, version: version + 1, updatedAt: now().toISOString() };
        setTravel(Number(rules.travel));
        activities.add('bookingRules', 'all', activitiesBetween(before, rules));
        return structuredClone(rules);
      },
    },
    consultations: {
      makeLink: async (leadId, byMail) => {
        staffOnly();
        const lead = leads.find(leadId);
        if (!lead || (byMail && lead.email === ''))
          throw new NotFound(`There is no lead ${leadId} with an email address.`);
        const token = newAttempt();
        links.set(token, { leadId, appointmentId: null, expiresAt: now().getTime() + lifetime });
        activities.add('lead', lead.id, [newActivity('bookingLink')]);
        return byMail ? null : token;
      },
      read: async (token) => readPage(token),
      pick: async (sentToken, sentStart) => {
        const { token, startsAt } = validate(pickSchema, { token: sentToken, startsAt: sentStart });
        return act(token, (state) => decidePick(state, startsAt));
      },
      cancel: async (sentToken) => {
        const { token } = validate(linkTokenSchema, { token: sentToken });
        return act(token, (state) => decideCancel(state));
      },
    },
  };
}
