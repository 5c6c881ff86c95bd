import {
  adminPaths,
  conversationPath,
  editAppointmentPath,
  editPostPath,
  editReviewPath,
  leadPath,
  maySee,
} from '#adminPaths';
import type { Backend, ReadOptions } from '#backend/backend.ts';
import { appointmentWords } from '#content/admin/appointments.ts';
import { bookingRulesWords } from '#content/admin/bookingRules.ts';
import { commandMenu } from '#content/admin/commandMenu.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { leadWords } from '#content/admin/leads.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { shell } from '#content/admin/shell.ts';
import { templateWords } from '#content/admin/templates.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { formatSpan } from '#domain/appointmentTimes.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { type Entity, readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { matchesSearch } from '#domain/listQuery.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { postEntity } from '#domain/post.ts';
import { reviewEntity } from '#domain/review.ts';
import type { SavedView } from '#domain/savedView.ts';
import { viewPath } from '../list/savedViews.ts';
import { entries } from '../shell/entries.ts';

/** A target of the command menu. */
export interface Destination {
  path: string;
  group: keyof typeof commandMenu.groups;
  label: string;
  /** Distinguishes targets with the same label. */
  detail?: string;
}

/** Maximum number of results by kind of record. */
const maxPerKind = 5;

const fixed: readonly Destination[] = [
  ...entries.map(({ path, label }): Destination => ({ path, group: 'pages', label })),
  { path: adminPaths.reviews, group: 'pages', label: reviewWords.title },
  { path: adminPaths.account, group: 'pages', label: shell.yourAccount },
  { path: adminPaths.settings, group: 'pages', label: shell.settings },
  { path: adminPaths.bookingRules, group: 'pages', label: bookingRulesWords.title },
  { path: adminPaths.log, group: 'pages', label: shell.log },
  { path: adminPaths.templates, group: 'pages', label: templateWords.title },
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

const queryFor = (entity: Entity, q: string): ListQuery => readListQuery(entity, new URLSearchParams({ q }));

/**
 * @returns the latest matching leads, conversations, appointments, posts and reviews.
 * @throws SignedOut
 * @throws Unreachable
 */
export async function findRecords(
  { leads, conversations, appointments, posts, reviews }: Backend,
  text: string,
  options: ReadOptions,
): Promise<Destination[]> {
  const [foundLeads, foundConversations, foundAppointments, foundPosts, foundReviews] = await Promise.all([
    leads.list(queryFor(leadEntity, text), options),
    // Without filters, so that archived conversations are included.
    conversations.list({ ...queryFor(conversationEntity, text), filters: {} }, options),
    appointments.list(queryFor(appointmentEntity, text), options),
    posts.list(queryFor(postEntity, text), options),
    reviews.list(queryFor(reviewEntity, text), options),
  ]);
  return [
    ...foundLeads.rows.slice(0, maxPerKind).map(
      ({ id, name, email, phone }): Destination => ({
        path: leadPath(id),
        group: 'leads',
        label: name,
        detail: email || phone,
      }),
    ),
    ...foundConversations.rows.slice(0, maxPerKind).map(
      ({ id, name, excerpt }): Destination => ({
        path: conversationPath(id),
        group: 'messages',
        label: name,
        detail: excerpt,
      }),
    ),
    ...foundAppointments.rows.slice(0, maxPerKind).map(
      (appointment): Destination => ({
        path: editAppointmentPath(appointment.id),
        group: 'appointments',
        label: appointment.title,
        detail: formatSpan(appointment),
      }),
    ),
    ...foundPosts.rows.slice(0, maxPerKind).map(
      ({ id, title, author }): Destination => ({
        path: editPostPath(id),
        group: 'posts',
        label: title,
        detail: author,
      }),
    ),
    ...foundReviews.rows.slice(0, maxPerKind).map(
      ({ id, name, comment }): Destination => ({
        path: editReviewPath(id),
        group: 'reviews',
        label: name,
        detail: comment,
      }),
    ),
  ];
}
