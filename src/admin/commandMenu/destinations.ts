import {
  adminPaths,
  conversationPath,
  editAppointmentPath,
  editPostPath,
  editReviewPath,
  leadPath,
  maySee,
} from '#adminPaths';
import { appointmentWords } from '#content/admin/appointments.ts';
import { commandMenu } from '#content/admin/commandMenu.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { leadWords } from '#content/admin/leads.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { settings } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { type Appointment, appointmentKindLabels } from '#domain/appointment.ts';
import { formatSpan } from '#domain/appointmentTimes.ts';
import type { Lead } from '#domain/lead.ts';
import { matchingPassage } from '#domain/passages.ts';
import type { SavedView } from '#domain/savedView.ts';
import type { FoundRecords } from '#domain/search.ts';
import { matchesSearch } from '#domain/textSearch.ts';
import { viewPath } from '../list/savedViews.ts';
import { settingsEntries } from '../settings/settingsEntries.ts';
import { entries } from '../shell/entries.ts';

/** A target of the command menu. */
export interface Destination {
  path: string;
  group: keyof typeof commandMenu.groups;
  label: string;
  /** Distinguishes targets with the same label. */
  detail?: string;
}

/** A page that is always offered. */
interface OfferedPage {
  path: string;
  label: string;
  /** What the page is about, where its label does not say all of it. */
  topics?: string;
}

const pages: readonly OfferedPage[] = [
  ...entries,
  { path: adminPaths.reviews, label: reviewWords.title },
  { path: adminPaths.account, label: shell.yourAccount, topics: settings.topics.account },
  ...settingsEntries.map(({ path, label, topics }) => ({ path, label, topics: `${topics}; ${settings.title}` })),
];

const fixed: readonly Destination[] = [
  ...pages.map(({ path, label }): Destination => ({ path, group: 'pages', label })),
  { path: adminPaths.newLead, group: 'actions', label: leadWords.newLead },
  { path: adminPaths.importLeads, group: 'actions', label: leadImport.title },
  { path: adminPaths.newAppointment, group: 'actions', label: appointmentWords.newAppointment },
  { path: adminPaths.newPost, group: 'actions', label: commandMenu.newPost },
];

/**
 * @param views the user's saved views. @param isOwner whether the user is an owner.
 * @returns the pages, create actions and views that the user may see and whose label matches the text.
 */
export const findPages = (text: string, views: readonly SavedView[], isOwner: boolean): Destination[] =>
  [...fixed, ...views.map((view): Destination => ({ path: viewPath(view), group: 'views', label: view.name }))].filter(
    ({ path, label }) => maySee(path, isOwner) && matchesSearch([label], text),
  );

/**
 * @param isOwner whether the user is an owner.
 * @returns the other pages that the user may see and whose topics match the text, with the matching passage. They come
 * last, so that part of a client's name followed by Enter opens the client.
 */
export const findTopics = (text: string, isOwner: boolean): Destination[] =>
  pages
    .filter(({ path, label }) => maySee(path, isOwner) && !matchesSearch([label], text))
    .filter(({ label, topics = '' }) => matchesSearch([label, topics], text))
    .map(({ path, label, topics = '' }) => ({
      path,
      group: 'topics',
      label,
      detail: matchingPassage(label, [topics], text),
    }));

/** @returns where a lead has the words that its name does not have; otherwise how to reach it. */
const detailOfLead = ({ name, email, phone, venue, tags, notes }: Lead, text: string): string =>
  matchingPassage(name, [email, phone, venue, tags.join(', '), notes], text) || email || phone;

/** @returns kind and time of an appointment, and where it has the words that its title and kind do not have. */
function detailOfAppointment(appointment: Appointment, text: string): string {
  const { title, place, notes } = appointment;
  const kind = appointmentKindLabels[appointment.kind];
  const passage = matchingPassage(`${title} ${kind}`, [place, notes], text);
  return [`${kind}, ${formatSpan(appointment)}`, passage].filter(Boolean).join(' · ');
}

/** @param text that was searched. @returns found records as targets. */
export function toDestinations(
  { leads, conversations, appointments, posts, reviews }: FoundRecords,
  text: string,
): Destination[] {
  return [
    ...leads.map(
      (lead): Destination => ({
        path: leadPath(lead.id),
        group: 'leads',
        label: lead.name,
        detail: detailOfLead(lead, text),
      }),
    ),
    ...conversations.map(
      ({ id, name, email, excerpt }): Destination => ({
        path: conversationPath(id),
        group: 'messages',
        label: name,
        detail: matchingPassage(name, [excerpt, email], text) || excerpt,
      }),
    ),
    ...appointments.map(
      (appointment): Destination => ({
        path: editAppointmentPath(appointment.id),
        group: 'appointments',
        label: appointment.title,
        detail: detailOfAppointment(appointment, text),
      }),
    ),
    ...posts.map(
      ({ id, title, author, passage }): Destination => ({
        path: editPostPath(id),
        group: 'posts',
        label: title,
        detail: passage || author,
      }),
    ),
    ...reviews.map(
      ({ id, name, email, comment, answer }): Destination => ({
        path: editReviewPath(id),
        group: 'reviews',
        label: name,
        detail: matchingPassage(name, [comment, answer, email], text) || comment,
      }),
    ),
  ];
}
