import {
  type Appointment,
  type AppointmentDetails,
  appointmentEntity,
  appointmentKindLabels,
  clashSentence,
  leadGone,
  personGone,
} from '#domain/appointment.ts';
import {
  type AppointmentForm,
  appointmentFormSchema,
  appointmentOfForm,
  refuseInvitation,
} from '#domain/appointmentForm.ts';
import { overlapping, refuseLongAgo, spanOfDay, startField } from '#domain/appointmentTimes.ts';
import { bookingsOf, booksTheSame, companyTravel, findClash, personKey } from '#domain/booking.ts';
import type { Lead } from '#domain/lead.ts';
import type { Person } from '#domain/session.ts';
import { appointments as samples } from '#sample/appointments.ts';
import type { Backend } from './backend.ts';
import { DoubleBooking, InvalidInput } from './errors.ts';
import { sampleAppointmentMails } from './sampleAppointmentMails.ts';
import { recordMethods, type SampleAccess, sampleRecords } from './sampleRecords.ts';
import { validate } from './validate.ts';

/** Validates an appointment against all others, by the server's rules. @param people all staff. @throws InvalidInput */
function check(
  row: Appointment,
  others: readonly Appointment[],
  before: Appointment | null,
  { people, now, travel }: { people: readonly Person[]; now: Date; travel: number },
) {
  if (row.people.some((id) => !people.some((person) => person.id === id))) {
    throw new InvalidInput({ people: personGone });
  }
  const longAgo = refuseLongAgo(row, before?.startsAt ?? null, now.getTime());
  if (longAgo) throw new InvalidInput({ [longAgo.field]: longAgo.sentence });
  if (before && booksTheSame(before, row)) return;
  const bookings = others.flatMap((other) =>
    bookingsOf(other, travel).map((booking) => ({ ...booking, by: other.id })),
  );
  const clash = findClash(row, bookings, travel);
  const other = others.find(({ id }) => id === clash?.first.by);
  if (!clash || !other) return;
  const person = people.find(({ id }) => personKey(id) === clash.first.booked);
  const { free } = clash;
  const sentence = clashSentence({ wanted: row, other, bookedName: person?.name ?? row.place, free, travel });
  throw new DoubleBooking({ [startField(row.timing)]: sentence }, free);
}

/**
 * Creates the demo's appointments, in memory.
 * @param findLead finds a lead by its id.
 * @param clocks the clock for timestamps and mails, and that of the calendar.
 * @returns the port's methods, the table for bookings by clients, and a function that sets the travel time.
 */
export function sampleAppointments(
  access: SampleAccess,
  findLead: (id: string | null) => Lead | undefined,
  { now, present }: { now: () => Date; present: () => Date },
) {
  const { people } = access;
  let travel = companyTravel;
  const mails = sampleAppointmentMails(findLead, now);
  const records = sampleRecords<AppointmentDetails>(
    samples.map((sample) => ({ ...sample, updatedAt: sample.createdAt, version: 1 })),
    now,
    {
      check: (row, others, before) => {
        const lead = findLead(row.leadId);
        if (row.leadId && !lead) throw new InvalidInput({ leadId: leadGone });
        check(row, others, before, { people: people.all(), now: present(), travel });
        const refusal = refuseInvitation(row, lead?.email || null, before);
        if (refusal) throw new InvalidInput({ invited: refusal });
        // All checks have passed, so the appointment will be stored.
        mails.tell(before, row);
      },
      withNames: (row) => {
        const lead = findLead(row.leadId);
        const names = {
          leadId: lead?.id ?? null,
          leadName: lead?.name ?? '',
          peopleNames: row.people.map(people.nameOf),
        };
        return { ...row, ...names };
      },
    },
  );
  const listedOf = ({ updatedAt: _updatedAt, version: _version, ...appointment }: AppointmentDetails): Appointment =>
    appointment;
  const methods = recordMethods(records, access, {
    name: 'appointment',
    entity: appointmentEntity,
    listedOf,
    read: (form: AppointmentForm) => appointmentOfForm(validate(appointmentFormSchema, form)),
    make: (appointment) => ({ ...appointment, leadName: '', peopleNames: [] }),
  });
  const plannedBetween = (from: string, to: string) =>
    overlapping(records.all(), from, to)
      .filter(({ status }) => status === 'planned')
      .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  /** Writes by clients, without a signed-in user. */
  const table = {
    all: (): AppointmentDetails[] => structuredClone(records.all()),
    /** @returns the events planned on a day, earliest first. */
    eventsOn: (day: string): AppointmentDetails[] =>
      plannedBetween(...spanOfDay(day)).filter(({ kind }) => kind === 'event'),
    create: (form: AppointmentForm, attempt: string): AppointmentDetails => {
      const appointment = appointmentOfForm(validate(appointmentFormSchema, form));
      return records.create(attempt, appointment, (id, createdAt) => ({
        ...appointment,
        id,
        createdAt,
        updatedAt: createdAt,
        version: 1,
        leadName: '',
        peopleNames: [],
      }));
    },
    update: (id: string, form: AppointmentForm, version: number): AppointmentDetails =>
      mails.byClient(() => records.update(id, appointmentOfForm(validate(appointmentFormSchema, form)), version)),
    /**
     * Removes all text and the client from an appointment, and the mails about it; nobody is notified.
     * @throws NotFound
     */
    empty: (id: string): void => {
      const { kind, version } = records.get(id);
      const words = { title: appointmentKindLabels[kind], notes: '', cancelReason: '', leadId: null };
      records.update(id, words, version);
      mails.remove(id);
    },
  };
  const appointments: Backend['appointments'] = {
    ...methods,
    between: async (from, to) => {
      access.staffOnly();
      return structuredClone(plannedBetween(from, to));
    },
    now: async () => present().toISOString(),
    mails: async (id) => {
      access.staffOnly();
      return mails.of(id);
    },
  };
  return {
    appointments,
    table,
    /** Sets the travel time after all appointments, in minutes. */
    setTravel: (minutes: number): void => {
      travel = minutes;
    },
  };
}
