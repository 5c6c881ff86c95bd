import FullCalendar, { type CalendarRef } from '@fullcalendar/react';
import skeleton from '@fullcalendar/react/skeleton.css?inline';
import classicSheet from '@fullcalendar/react/themes/classic/theme.css?inline';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newAppointmentPath } from '#adminPaths';
import { language } from '#content/language.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import type { TimesForm } from '#domain/appointmentTimes.ts';
import type { CalendarView } from '#domain/calendarView.ts';
import { addDays } from '#domain/zonedTimes.ts';
import { useIsNarrow, useIsPrinting } from '../printing.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { eventOf, printedHours, timesOf, timesOverMidnight, wallText } from './calendarEvents.ts';
import { calendarSettings, viewNames } from './calendarSettings.ts';
import { calendarSx, withThemeCorners } from './calendarStyles.ts';
import { useMoveByKey } from './useMoveByKey.ts';

/** Props of {@link Calendar}. */
export interface CalendarProps {
  view: CalendarView;
  /** The current instant, ISO 8601 UTC. */
  now: string;
  /** A day within the displayed period, e.g. `2027-06-14`. */
  day: string;
  appointments: readonly AppointmentDetails[];
  /** @returns the newest known state of an appointment, which the loader’s data may still lack after a move. */
  latestOf: (appointment: AppointmentDetails) => AppointmentDetails;
  /** Moves an appointment. @returns whether the change was saved. */
  onMove: (appointment: AppointmentDetails, times: Partial<TimesForm>) => Promise<boolean>;
  /** Saves pending moves. @returns whether they were saved. */
  finishMoves: () => Promise<boolean>;
}

/** The agenda has its natural height, as everything on paper; days and weeks scroll below their header. */
const heightOf = (view: CalendarView) =>
  view !== 'agenda' && {
    height: { xs: '70vh', md: 'calc(100vh - 250px)' },
    minHeight: { xs: 480, md: 640 },
    '@media print': { height: 'auto', minHeight: 0 },
  };

/** @returns the class of an appointment's title, which wraps where its height allows. */
const titleClassOf = (view: CalendarView, isAllDay: boolean) => {
  if (view === 'month') return 'appointment-line';
  return isAllDay ? 'appointment-all-day' : 'appointment-title';
};

/** The calendar. A click on free time starts a new appointment; dragging and keys move existing ones. */
export function Calendar(props: CalendarProps) {
  const { view, day, appointments } = props;
  // FullCalendar measures its elements after rendering and renders again. During the transition of a navigation, React
  // warns about that; props passed on from an effect are rendered synchronously instead.
  const [passed, setPassed] = useState<CalendarProps | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions behave the same after every render.
  useEffect(() => setPassed(props), [view, day, appointments]);
  return passed ? <MeasuredCalendar {...passed} /> : <Box aria-busy sx={[heightOf(view)]} />;
}

function MeasuredCalendar({ view, now, day, appointments, latestOf, onMove, finishMoves }: CalendarProps) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const theme = useTheme();
  const sheets = useMemo(() => `${skeleton}${withThemeCorners(classicSheet, theme)}`, [theme]);
  const isNarrow = useIsNarrow('lg');
  const isPrinting = useIsPrinting();
  // Days that have no room for both ends of a time, or none beside the title.
  const hasNarrowDays = view === 'month' || view === 'threeDays' || (view === 'week' && isNarrow);
  const calendar = useRef<CalendarRef>(null);
  const { frame, elementsOf, onKeyDown, onMount } = useMoveByKey(calendar, view === 'month');
  const back = useMemo(() => ({ view, day }), [view, day]);
  // Incremented to redraw the stored state after a failed move.
  const [redraws, setRedraws] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `redraws` forces a redraw, with what `latestOf` returns then.
  const events = useMemo(
    () => appointments.map((appointment) => eventOf(latestOf(appointment), view, day, theme)),
    [appointments, view, day, theme, redraws],
  );

  useEffect(() => {
    calendar.current?.getApi().changeView(viewNames[view], day);
  }, [view, day]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the appointments are redrawn.
  useEffect(() => {
    for (const { id, extendedProps } of events) {
      for (const element of elementsOf(String(id))) element.title = String(extendedProps?.name);
    }
  }, [events]);

  const createAppointment = (start: string, end?: string) =>
    navigate(newAppointmentPath({ start, ...(end !== undefined && { end }), ...back }));

  /** Opens an appointment once its move is saved: the form would show its times before the move. */
  const openAppointment = async (url: string) => {
    if ((await finishMoves()) && isMounted.current) navigate(url);
  };

  return (
    <>
      <GlobalStyles styles={sheets} />
      <Box ref={frame} sx={[calendarSx, heightOf(view)]} onKeyDown={onKeyDown}>
        <FullCalendar
          {...calendarSettings}
          {...(isPrinting && { ...printedHours(appointments, view, day), dayMaxEvents: false })}
          locale={language.locale}
          ref={calendar}
          initialView={viewNames[view]}
          initialDate={day}
          now={now}
          height={view === 'agenda' || isPrinting ? 'auto' : '100%'}
          eventInnerClass={view === 'agenda' ? '' : 'appointment'}
          eventTitleClass={({ event }) => titleClassOf(view, event.allDay)}
          displayEventEnd={!hasNarrowDays}
          eventContent={({ event, isStart, isEnd, timeClass, titleClass }) => {
            const isPart = !event.allDay && !(isStart && isEnd);
            const times = isPart && !hasNarrowDays ? timesOverMidnight(event) : null;
            // FullCalendar's own content otherwise.
            if (times === null) return true;
            return (
              <>
                <div className={timeClass}>{times}</div>
                <div className={titleClass}>{event.title}</div>
              </>
            );
          }}
          events={events}
          eventDidMount={({ el, event }) => {
            el.dataset.appointment = event.id;
            onMount(event.id);
            // Full name of the appointment, which may not fit.
            el.title = String(event.extendedProps.name);
          }}
          eventClick={({ event, jsEvent }) => {
            if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
            jsEvent.preventDefault();
            void openAppointment(event.url);
          }}
          dateClick={({ dateStr, allDay }) =>
            createAppointment(allDay && view === 'month' ? `${dateStr}T09:00` : wallText(dateStr))
          }
          select={({ startStr, endStr, allDay }) =>
            createAppointment(wallText(startStr), allDay ? addDays(endStr, -1) : wallText(endStr))
          }
          eventChange={async ({ event }) => {
            const appointment = appointments.find(({ id }) => id === event.id);
            if (!appointment || !(await onMove(appointment, timesOf(event)))) setRedraws((count) => count + 1);
          }}
        />
      </Box>
    </>
  );
}
