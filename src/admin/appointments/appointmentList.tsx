import EditOutlined from '@mui/icons-material/EditOutlined';
import { editAppointmentPath } from '#adminPaths';
import { appointmentWords } from '#content/admin/appointments.ts';
import { listWords } from '#content/admin/list.ts';
import { type Appointment, appointmentEntity } from '#domain/appointment.ts';
import { formatSpan } from '#domain/appointmentTimes.ts';
import { columnsOf, factsOf } from '../list/entityColumns.ts';
import type { ListConfig } from '../list/listConfig.ts';
import { TwoLines } from '../list/OneLine.tsx';
import { AppointmentStatusBadge } from '../list/statusBadges.tsx';

const { fields } = appointmentEntity;

const columns = columnsOf<Appointment>(appointmentEntity, {
  title: {
    flex: 1.4,
    minWidth: 180,
    renderCell: ({ row }) => <TwoLines first={row.title} second={row.leadName} />,
  },
  startsAt: { flex: 1.3, minWidth: 200, valueFormatter: (_value, row) => formatSpan(row) },
  kind: { flex: 0.5, minWidth: 104 },
  status: { minWidth: 120, renderCell: ({ row }) => <AppointmentStatusBadge status={row.status} /> },
});

/** List configuration of appointments. */
export const appointmentList: ListConfig<Appointment> = {
  name: 'appointments',
  entity: appointmentEntity,
  words: appointmentWords,
  columns,
  recordsOf: ({ appointments }) => appointments,
  nameOf: ({ title }) => title,
  linksOf: ({ id, title }, search) => [
    {
      label: listWords.edit,
      name: appointmentWords.edit(title),
      Icon: EditOutlined,
      href: editAppointmentPath(id) + search,
    },
  ],
  cardOf: (appointment) => ({
    title: appointment.title,
    badge: <AppointmentStatusBadge status={appointment.status} />,
    text: formatSpan(appointment),
    facts: [
      ...factsOf(appointmentEntity, appointment, { elsewhere: ['title', 'startsAt', 'status'] }),
      { label: fields.leadName.label, value: appointment.leadName },
      { label: fields.peopleNames.label, value: appointment.peopleNames.join(', ') },
    ].filter(({ value }) => value !== ''),
  }),
};
