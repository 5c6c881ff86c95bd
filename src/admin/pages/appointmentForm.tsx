import { appointmentWords } from '#content/admin/appointments.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { appointmentRecord } from '../appointments/appointmentRecord.tsx';
import { recordFormLoader } from '../record/RecordForm.tsx';

export { AppointmentEditor as Component } from '../appointments/AppointmentEditor.tsx';

/** What the frame has to know. */
export const handle: PageHandle = { title: appointmentWords.title };

/** @returns the appointment as its form shows it. */
export const loader = recordFormLoader(appointmentRecord);
