import { leadTimeline as words } from '#content/admin/leadTimeline.ts';
import type { Activity } from '#domain/activity.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { labelsOf, textOf } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { formatTime } from '#domain/zonedTimes.ts';

const { fields } = leadEntity;

/** @returns the description of an activity of a lead or of one of its appointments. */
export function activitySentence(activity: Activity): string {
  const { kind, by, fields: changed, from, to, text, appointment } = activity;
  const who = by?.name ?? words.nobody;
  if (appointment !== '') return appointmentSentence(who, activity);
  const movedOn = to === '' ? '' : ` ${words.movedOn(textOf(fields.status, to))}`;
  switch (kind) {
    case 'note':
      return words.noted(who);
    case 'reviewed':
      return words.reviewed;
    case 'created':
    case 'askedForReview':
    case 'bookingLink':
    case 'merged':
    case 'fileAdded':
    case 'fileRemoved':
    case 'importUndone':
      return words[kind](who);
    case 'replied':
      return `${words.replied(who)}.${movedOn}`;
    case 'picked':
    case 'pickedAnew':
    case 'pickCancelled':
      return `${words[kind](formatTime(text, companyZone))}.${movedOn}`;
    case 'status':
      return words.status(who, textOf(fields.status, from), textOf(fields.status, to));
    case 'imported':
      return words.imported(who, labelsOf(fields, changed));
    default:
      return words.edited(who, labelsOf(fields, changed));
  }
}

function appointmentSentence(who: string, { kind, to, fields: changed, appointment }: Activity): string {
  if (kind === 'created') return words.appointment.created(who, appointment);
  if (kind === 'status') return words.appointment[to === 'cancelled' ? 'cancelled' : 'planned'](who, appointment);
  return words.appointment.edited(who, appointment, labelsOf(appointmentEntity.fields, changed));
}
