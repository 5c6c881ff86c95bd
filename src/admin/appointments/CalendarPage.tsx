import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { calendarPath } from '#adminPaths';
import { calendarWords as words } from '#content/admin/appointments.ts';
import type { Appointment, AppointmentDetails } from '#domain/appointment.ts';
import {
  beginningOf,
  companyZone,
  formatSpan,
  overlapping,
  type Span,
  type TimesForm,
  timesToForm,
} from '#domain/appointmentTimes.ts';
import { type AppointmentView, type CalendarView, daysOf } from '#domain/calendarView.ts';
import { addDays, clocksDiffer, dayOf, ownZone, startOfDay, zoneName } from '#domain/zonedTimes.ts';
import { focusContent } from '#frame/focusContent.ts';
import { OldListNotice } from '../list/OldListNotice.tsx';
import { hiddenOnTouch } from '../onTouch.ts';
import { Calendar } from './Calendar.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { useMoveAppointment } from './useMoveAppointment.ts';

/** Props of {@link CalendarPage}. */
export interface CalendarPageProps {
  views: readonly AppointmentView[];
  view: CalendarView;
  /** The current instant, ISO 8601 UTC. */
  now: string;
  /** A day within the displayed period, e.g. `2027-06-14`. */
  day: string;
  /** At least the appointments of the displayed period. */
  appointments: readonly AppointmentDetails[];
  /** The latest appointment of all, if there are none in the period. */
  latest: Appointment | null;
  /** Whether the appointments are those read last, because the server could not be reached. */
  isOld: boolean;
}

/** The calendar with its toolbar, the number of displayed appointments, and the error of a failed move. */
export function CalendarPage({ views, view, now, day, appointments, latest, isOld }: CalendarPageProps) {
  const { move, latestOf, finishMoves, refusals, dismissRefusal } = useMoveAppointment();
  const count = useRef<HTMLParagraphElement>(null);
  const { first, last } = daysOf(view, day);
  const from = startOfDay(first, companyZone);
  const to = startOfDay(addDays(last, 1), companyZone);
  const seen = overlapping(appointments, from, to);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <CalendarTools views={views} view={view} now={now} day={day} />
      <OldListNotice isOld={isOld} focusAfter={count} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, color: 'text.secondary' }}>
        <Typography ref={count} variant="body2" role="status" tabIndex={-1}>
          {words.count(seen.length)}
        </Typography>
        {latest && (
          <Button
            variant="underlined"
            size="small"
            href={calendarPath({ view, day: dayOf(latest.startsAt, companyZone) })}
          >
            {words.latest(beginningOf(latest))}
          </Button>
        )}
        {clocksDiffer(companyZone, ownZone(), from) && (
          <Typography variant="body2">{words.zone(zoneName(companyZone))}</Typography>
        )}
      </Box>
      {refusals.map(({ appointment, text, free }) => (
        <Alert
          key={appointment.id}
          severity="error"
          onClose={() => dismissRefusal(appointment.id)}
          closeText={words.close}
          sx={{ displayPrint: 'none' }}
        >
          {text}
          {free && <FreeTimeMove appointment={appointment} free={free} onMove={move} />}
        </Alert>
      ))}
      <Calendar
        view={view}
        now={now}
        day={day}
        appointments={appointments}
        latestOf={latestOf}
        onMove={move}
        finishMoves={finishMoves}
      />
      {seen.length > 0 && (
        <Typography
          variant="caption"
          component="p"
          sx={{
            display: { xs: 'none', md: 'block' },
            '@media print': { display: 'none' },
            color: 'text.secondary',
            ...hiddenOnTouch,
          }}
        >
          {words.keys}
        </Typography>
      )}
    </Box>
  );
}

interface FreeTimeMoveProps {
  appointment: AppointmentDetails;
  free: Span;
  onMove: (appointment: AppointmentDetails, times: TimesForm) => void;
}

/** Button that moves an appointment to the next free time. */
function FreeTimeMove({ appointment, free, onMove }: FreeTimeMoveProps) {
  const move = () => {
    // The button is removed together with the message.
    focusContent();
    onMove(appointment, timesToForm(free, companyZone));
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Button variant="outlined" color="inherit" size="small" onClick={move}>
        {words.moveToFreeTime(formatSpan(free))}
      </Button>
    </Box>
  );
}
