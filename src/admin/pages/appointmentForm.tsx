import type { LoaderFunctionArgs } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { appointmentWords } from '#content/admin/appointments.ts';
import { appointmentDraftFromParams } from '#domain/appointmentForm.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { appointmentFormConfig } from '../appointments/AppointmentEditor.tsx';
import { recordFormLoader } from '../record/RecordFormPage.tsx';
import { readSession } from '../sharedReads.ts';

export { AppointmentEditor as Component } from '../appointments/AppointmentEditor.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: appointmentWords.title };

const readForm = recordFormLoader(appointmentFormConfig);

/**
 * @returns the appointment's form data, and the mails sent to its client; for a new one, a form with the usual values
 * for the user, and the usual length in minutes.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = args.params;
  const { appointments, bookingRules } = await backendOf(args.context);
  if (id !== undefined) {
    const [form, mails] = await Promise.all([readForm(args), appointments.mails(id)]);
    return { ...form, mails };
  }
  const [rules, me] = await Promise.all([bookingRules.get(), readSession(args.context)]);
  const defaults = { minutes: Number(rules.minutes), people: me?.id ?? '' };
  const draft = appointmentDraftFromParams(new URL(args.request.url).searchParams, defaults);
  return { record: null, draft, mails: [], minutes: defaults.minutes };
}
