import { company } from '../company.ts';
import { recordWords } from './recordForm.ts';

/** The words of the form in which a lead is put in and changed. */
export const leadForm = {
  ...recordWords('lead', 'Leads'),
  create: 'New Lead',
  edit: 'Edit Lead',
  back: 'Back',
  save: 'Save Lead',
  optional: '(optional)',
  contactHint: 'Email or phone: one of the two is enough.',
  budgetHint: `In ${company.currency}, without cents.`,
  eventTypePlaceholder: 'Choose one',
  saved: (name: string) => `The lead for ${name} was saved.`,
} as const;

/** The words of a lead's own page. */
export const leadPage = {
  edit: 'Edit lead',
  /** Name of the list beside a lead. */
  beside: 'Leads of this list',
  previous: 'Previous lead',
  next: 'Next lead',
  contact: 'Contact',
  mail: 'Email',
  call: 'Call',
  whatsApp: 'WhatsApp',
  /** @param way e.g. `Call`. @param name the lead's name. @returns what is said of a button. */
  reach: (way: string, name: string) => `${way} ${name}`,
  event: 'Event',
  /** @returns what is said before the names of who else is booked on the day of the event. */
  dayTaken: (day: string) => `${day} is booked already:`,
  samePerson: 'From the same person',
  samePersonHint: 'The email address or the telephone number is the same.',
  /** @returns the whole of what a link to another lead says. */
  otherLead: (name: string, eventType: string) => `${name}, ${eventType}`,
  merge: 'Merge',
  mergeName: (other: string) => `Merge lead of ${other} into this one`,
  mergeTitle: 'Merge leads',
  mergeText: (name: string, other: string) =>
    `The enquiries, notes, appointments and history of ${other} become part of the lead for ${name}, and one lead is left. This action cannot be undone.`,
  mergeCancel: 'Cancel',
  mergeFailed: 'The leads could not be merged. Please try again in a moment.',
  merged: (name: string) => `There is one lead for ${name} now.`,
  appointments: 'Appointments',
  noAppointments: 'None yet.',
  allAppointments: (count: number) => `All ${count} appointments`,
  schedule: 'Schedule appointment',
  status: 'Status',
  changeStatus: (name: string) => `Status of ${name}`,
  statusChanged: (name: string, status: string) => `The status of ${name} is now ${status}.`,
  changeResponsible: (name: string) => `Responsible for ${name}`,
  responsibleChanged: (name: string, person: string) => `${person} now takes care of ${name}.`,
  nobody: 'Nobody yet',
  /** Where the account of whoever takes care of it was disabled. */
  formerColleague: 'A former colleague',
  changeFailed: 'The lead could not be changed. Please try again in a moment.',
  changeConflict: 'Someone else has changed this lead meanwhile. It is shown as it is now; please choose again.',
  came: 'Came in',
  changed: 'Last changed',
  notes: 'Notes',
  enquiry: 'The enquiry as it came',
  reference: 'Reference',
  page: 'Sent from',
  service: 'Service',
} as const;
