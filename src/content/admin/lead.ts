import type { SameContact } from '#domain/relatedLeads.ts';
import { company } from '../company.ts';
import { recordWords } from './recordForm.ts';

/** Texts of the lead form. */
export const leadForm = {
  ...recordWords('lead', 'Leads'),
  create: 'New lead',
  edit: 'Edit lead',
  back: 'Back',
  save: 'Save lead',
  optional: '(optional)',
  contactHint: 'Email or phone: either one is enough.',
  budgetHint: `In ${company.currency}, without cents.`,
  sourceHint: 'A page’s address, or for example Phone, Recommendation or Fair.',
  eventTypePlaceholder: 'Choose one',
  saved: (name: string) => `The lead for ${name} was saved.`,
  merged: {
    title: 'This lead was merged into another one',
    text: () =>
      'It was merged into another lead of the same person after you opened it. “Keep mine” saves your version in that lead. ' +
      '“Take theirs” fills the form with that lead and discards your version. This is where they differ:',
  },
} as const;

/** Texts of a lead's page. */
export const leadPage = {
  edit: 'Edit lead',
  /** Label of the list beside a lead. */
  beside: 'Leads in this list',
  previous: 'Previous lead',
  next: 'Next lead',
  contact: 'Contact',
  /** Label of the language of the client's enquiry. */
  language: 'Language',
  mail: 'Email',
  call: 'Call',
  whatsApp: 'WhatsApp',
  /** @param way e.g. `Call`. @param name of the lead. @returns the accessible name of a contact link. */
  reach: (way: string, name: string) => `${way} ${name}`,
  event: 'Event',
  /** @returns the text before the names of other leads on the same day. */
  dayTaken: (day: string) => `${day} is already booked:`,
  samePerson: 'From the same person',
  /** What another lead of the same person has in common with this one. */
  sameContact: {
    email: 'Same email address',
    phone: 'Same telephone number',
    both: 'Same email address and telephone number',
  } satisfies Record<SameContact, string>,
  /** @returns the full text of a link to another lead. */
  otherLead: (name: string, eventType: string) => `${name}, ${eventType}`,
  /** @returns a lead as the texts below name it: people may have several. @param cameIn date. */
  described: (name: string, eventType: string, cameIn: string) => `${name} (${eventType}, received ${cameIn})`,
  merge: 'Merge',
  mergeName: (other: string) => `Merge lead for ${other} into this one`,
  mergeTitle: 'Merge leads',
  mergeText: (name: string, other: string) =>
    `The enquiries, notes, appointments and history of ${other} become part of the lead for ${name}, and only that lead remains. Where the two differ, its values stay and the others become a note. This action cannot be undone.`,
  mergeCancel: 'Cancel',
  mergeFailed: 'The leads could not be merged. Please try again in a moment.',
  mergeGone: 'The leads could not be merged, because one of them no longer exists.',
  merged: (name: string) => `The leads for ${name} were merged.`,
  appointments: 'Appointments',
  noAppointments: 'None yet.',
  allAppointments: (count: number) => `All ${count} appointments`,
  schedule: 'Schedule appointment',
  status: 'Status',
  changeStatus: (name: string) => `Status of ${name}`,
  statusChanged: (name: string, status: string) => `The status of ${name} is now ${status}.`,
  changeResponsible: (name: string) => `Responsible for ${name}`,
  /** @param person their name; null if no one is responsible any more. */
  responsibleChanged: (name: string, person: string | null) =>
    person === null ? `No one is responsible for ${name} now.` : `${person} now takes care of ${name}.`,
  nobody: 'Nobody yet',
  /** Shown if the account of the responsible person was disabled. */
  formerColleague: 'A former colleague',
  changeFailed: 'The lead could not be changed. Please try again in a moment.',
  changeConflict:
    'This lead was changed elsewhere in the meantime. You now see the current version. Please choose again.',
  changeGone: (name: string) => `The lead for ${name} no longer exists. It was deleted in the meantime.`,
  came: 'Came in',
  changed: 'Last changed',
  notes: 'Notes',
  enquiry: 'Original enquiry',
  /** Label of the time of an enquiry that did not bring the lead. */
  sent: 'Sent',
  reference: 'Reference',
  service: 'Service',
} as const;
