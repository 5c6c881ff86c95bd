import { leadTimeline as words } from '#content/admin/leadTimeline.ts';
import type { Activity } from '#domain/activity.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { labelsOf, textOf } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { formatTime } from '#domain/zonedTimes.ts';

const { fields } = leadEntity;

/** @returns the description of an activity of a lead or of one of its appointments. */
export function activitySentence({ kind, by, fields: changed, from, to, text, appointment }: Activity): string {
  const who = by?.name ?? words.nobody;
  if (appointment !== '') {
    if (kind === 'created') return words.appointment.created(who, appointment);
    if (kind === 'status') return words.appointment[to === 'cancelled' ? 'cancelled' : 'planned'](who, appointment);
    return words.appointment.edited(who, appointment, labelsOf(appointmentEntity.fields, changed));
  }
  if (kind === 'note') return words.noted(who);
  if (kind === 'created') return words.created(who);
  if (kind === 'askedForReview') return words.askedForReview(who);
  if (kind === 'reviewed') return words.reviewed;
  if (kind === 'bookingLink') return words.bookingLink(who);
  const movedOn = to === '' ? '' : ` ${words.movedOn(textOf(fields.status, to))}`;
  if (kind === 'replied') return `${words.replied(who)}.${movedOn}`;
  if (kind === 'picked' || kind === 'pickedAnew' || kind === 'pickCancelled') {
    return `${words[kind](formatTime(text, companyZone))}.${movedOn}`;
  }
  if (kind === 'merged' || kind === 'fileAdded' || kind === 'fileRemoved') return words[kind](who);
  if (kind === 'status') return words.status(who, textOf(fields.status, from), textOf(fields.status, to));
  if (kind === 'importUndone') return words.importUndone(who);
  return (kind === 'imported' ? words.imported : words.edited)(who, labelsOf(fields, changed));
}
