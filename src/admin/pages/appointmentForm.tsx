import type { LoaderFunctionArgs } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { appointmentWords } from '#content/admin/appointments.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { appointmentRecord } from '../appointments/appointmentRecord.tsx';
import { recordFormLoader } from '../record/RecordForm.tsx';

export { AppointmentEditor as Component } from '../appointments/AppointmentEditor.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: appointmentWords.title };

const readForm = recordFormLoader(appointmentRecord);

/** @returns the appointment's form data, and the mails sent to its client. */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = args.params;
  const { appointments } = await backendOf(args.context);
  const [form, mails] = await Promise.all([readForm(args), id === undefined ? [] : appointments.mails(id)]);
  return { ...form, mails };
}
