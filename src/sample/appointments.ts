import type { Appointment } from '#domain/appointment.ts';
import { type AppointmentForm, appointmentOfForm, emptyAppointment } from '#domain/appointmentForm.ts';
import { demoPeople } from './account.ts';
import { sampleAppointmentWords as words } from './appointmentWords.ts';
import { leads } from './leads.ts';

/** The sample appointments in order, with the values of their forms, in the company's time zone. */
const forms: readonly Partial<AppointmentForm>[] = [
  {
    ...words.firstTalk,
    kind: 'consultation',
    startDay: '2025-03-06',
    startTime: '10:00',
    endTime: '11:00',
    leadId: '1',
    people: '2',
    reminder: 'hour',
  },
  {
    ...words.launchHall,
    kind: 'siteVisit',
    startDay: '2025-03-07',
    startTime: '14:00',
    endTime: '15:30',
    leadId: '5',
    people: '3,4',
    reminder: 'day',
  },
  {
    ...words.birthdayMenu,
    kind: 'consultation',
    startDay: '2025-03-10',
    startTime: '09:30',
    endTime: '10:15',
    leadId: '3',
    people: '2',
  },
  {
    ...words.vineyardDinner,
    kind: 'tasting',
    startDay: '2025-03-13',
    startTime: '17:00',
    endTime: '19:30',
    leadId: '4',
    people: '2,4',
    reminder: 'day',
  },
  {
    ...words.birthdayCakes,
    kind: 'tasting',
    startDay: '2025-03-18',
    startTime: '11:00',
    endTime: '12:00',
    leadId: '6',
    people: '3',
  },
  {
    ...words.meetingRooms,
    kind: 'siteVisit',
    startDay: '2025-03-20',
    startTime: '13:00',
    endTime: '14:30',
    leadId: '2',
    people: '4',
    reminder: 'hour',
  },
  {
    ...words.fortiethBirthday,
    kind: 'event',
    startDay: '2025-04-12',
    startTime: '18:00',
    endDay: '2025-04-13',
    endTime: '01:00',
    leadId: '6',
    people: '3,4',
    reminder: 'week',
  },
  {
    ...words.gardenWedding,
    kind: 'event',
    timing: 'allDay',
    startDay: '2025-06-14',
    leadId: '1',
    people: '2,3,4',
    reminder: 'week',
  },
];

const nameIn = (all: readonly { id: string; name: string }[], id: string | null) =>
  all.find((candidate) => candidate.id === id)?.name ?? '';

/** The eight sample appointments, earliest first. */
export const appointments: readonly Appointment[] = forms.map((form, index) => {
  const appointment = appointmentOfForm({ ...emptyAppointment, ...form } as AppointmentForm);
  return {
    ...appointment,
    id: String(index + 1),
    leadName: nameIn(leads, appointment.leadId),
    peopleNames: appointment.people.map((id) => nameIn(demoPeople, id)),
    createdAt: new Date(Date.UTC(2025, 2, 3, 11, index)).toISOString(),
  };
});
