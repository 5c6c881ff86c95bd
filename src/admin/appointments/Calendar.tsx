import FullCalendar, { type CalendarRef, type EventApi, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import skeleton from '@fullcalendar/react/skeleton.css?inline';
import classic from '@fullcalendar/react/themes/classic';
import classicSheet from '@fullcalendar/react/themes/classic/theme.css?inline';
import timeGrid from '@fullcalendar/react/timegrid';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editAppointmentPath, newAppointmentPath } from '#adminPaths';
import { calendarWords as words } from '#content/admin/appointments.ts';
import { language } from '#content/language.ts';
import { type AppointmentDetails, appointmentKindLabels } from '#domain/appointment.ts';
import { companyZone, formatSpan, type Span, timesToForm } from '#domain/appointmentTimes.ts';
import type { CalendarView } from '#domain/calendarView.ts';
import { addDays, firstDay, startOfDay } from '#domain/zonedTimes.ts';
import { calendarSx, colorsOf } from './calendarStyles.ts';
import { moveByKey } from './moveByKey.ts';

/** Props of {@link Calendar}. */
export interface CalendarProps {
  view: CalendarView;
  /** A day within the displayed period, e.g. `2027-06-14`. */
  day: string;
  appointments: readonly AppointmentDetails[];
  /** @returns the newest known state of an appointment, which the loader’s data may still lack after a move. */
  latestOf: (appointment: AppointmentDetails) => AppointmentDetails;
  /** Moves an appointment. @returns whether the change was saved. */
  onMove: (appointment: AppointmentDetails, span: Span) => Promise<boolean>;
}

/** Frames to wait for FullCalendar to measure a redrawn element; more than it needs. */
const framesToMeasure = 20;

const plugins = [classic, dayGrid, timeGrid, list, interaction];
const sheets = `${skeleton}${classicSheet}`;

/** FullCalendar's view names. */
const viewNames: Readonly<Record<CalendarView, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  threeDays: 'timeGridThreeDays',
  day: 'timeGridDay',
  agenda: 'listFourWeeks',
};
const ownViews = {
  timeGridThreeDays: { type: 'timeGrid', duration: { days: 3 } },
  listFourWeeks: { type: 'list', duration: { days: 28 } },
};

/** The agenda has its natural height; days and weeks scroll below their header. */
const heightOf = (view: CalendarView) =>
  view !== 'agenda' && { height: { xs: '70vh', md: 'calc(100vh - 250px)' }, minHeight: { xs: 480, md: 640 } };

/** The calendar. A click on free time starts a new appointment; dragging and keys move existing ones. */
export function Calendar(props: CalendarProps) {
  const { view, day, appointments } = props;
  // FullCalendar measures its elements after rendering and renders again. During the transition of a navigation, React
  // warns about that; props passed on from an effect are rendered synchronously instead.
  const [drawn, setDrawn] = useState<CalendarProps | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `latestOf` and `onMove` behave the same after every render.
  useEffect(() => setDrawn(props), [view, day, appointments]);
  return drawn ? <DrawnCalendar {...drawn} /> : <Box aria-busy sx={[heightOf(view)]} />;
}

function DrawnCalendar({ view, day, appointments, latestOf, onMove }: CalendarProps) {
  const navigate = useNavigate();
  const theme = useTheme();
  const small = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('lg'), { noSsr: true });
  // Days too narrow for both ends of a time: about 100 px.
  const narrow = view === 'threeDays' || (view === 'week' && small);
  const calendar = useRef<CalendarRef>(null);
  const frame = useRef<HTMLDivElement>(null);
  // Id of the appointment moved by keyboard. On another day FullCalendar creates a new element, which needs the focus.
  const movedByKey = useRef('');
  const back = useMemo(() => ({ view, day }), [view, day]);
  // Incremented to redraw the stored state after a failed move.
  const [drawn, setDrawn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` forces a redraw, with what `latestOf` returns then.
  const events = useMemo(
    () => appointments.map((appointment) => eventOf(latestOf(appointment), view, day, theme)),
    [appointments, view, day, theme, drawn],
  );

  useEffect(() => {
    calendar.current?.getApi().changeView(viewNames[view], day);
  }, [view, day]);

  const elementsOf = (id: string) =>
    frame.current?.querySelectorAll<HTMLElement>(`[data-appointment="${CSS.escape(id)}"]`) ?? [];
  /**
   * Restores the focus to the moved appointment's new element, which is hidden and unfocusable until it is measured.
   */
  const keepFocus = (frames: number) =>
    requestAnimationFrame(() => {
      if (frames === 0 || (document.activeElement ?? document.body) !== document.body) return;
      elementsOf(movedByKey.current)[0]?.focus();
      keepFocus(frames - 1);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the appointments are redrawn.
  useEffect(() => {
    for (const { id, extendedProps } of events) {
      for (const element of elementsOf(String(id))) element.title = String(extendedProps?.name);
    }
  }, [events]);

  const begin = (start: string, end?: string) =>
    navigate(newAppointmentPath({ start, ...(end !== undefined && { end }), ...back }));

  return (
    <>
      <GlobalStyles styles={sheets} />
      <Box
        ref={frame}
        sx={[calendarSx, heightOf(view)]}
        onKeyDown={(event) => {
          const id = appointmentIn(event.target);
          const moved = calendar.current?.getApi().getEventById(id);
          if (!moved) return;
          // Set first, as moving redraws synchronously.
          movedByKey.current = id;
          if (moveByKey(moved, event, view === 'month')) event.preventDefault();
        }}
      >
        <FullCalendar
          ref={calendar}
          plugins={plugins}
          views={ownViews}
          initialView={viewNames[view]}
          initialDate={day}
          timeZone={companyZone}
          locale={language.locale}
          firstDay={firstDay}
          headerToolbar={false}
          height={view === 'agenda' ? 'auto' : '100%'}
          borderless
          eventTitleClass={view === 'month' ? 'appointment-line' : 'appointment-title'}
          scrollTime="07:00:00"
          nowIndicator
          dayMaxEvents
          eventDisplay="block"
          displayEventEnd={!narrow}
          eventInteractive
          editable
          selectable
          // Minimum drag distance in px, so that a click does not select a time range.
          selectMinDistance={5}
          allDayText={words.allDay}
          weekTextLong={words.view.week}
          moreLinkText={words.more}
          moreLinkHint={words.moreHint}
          closeHint={words.close}
          noEventsText={words.nothing}
          headingLevel={3}
          events={events}
          eventDidMount={({ el, event }) => {
            el.dataset.appointment = event.id;
            // The previous element of this appointment is about to be removed, and the focus with it.
            if (event.id === movedByKey.current) keepFocus(framesToMeasure);
            // Full name of the appointment, which may not fit.
            el.title = String(event.extendedProps.name);
          }}
          eventClick={({ event, jsEvent }) => {
            if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
            jsEvent.preventDefault();
            navigate(event.url);
          }}
          dateClick={({ dateStr, allDay }) =>
            begin(allDay && view === 'month' ? `${dateStr}T09:00` : wallText(dateStr))
          }
          select={({ startStr, endStr, allDay }) =>
            begin(wallText(startStr), allDay ? addDays(endStr, -1) : wallText(endStr))
          }
          eventChange={async ({ event }) => {
            const appointment = appointments.find(({ id }) => id === event.id);
            if (!appointment || !(await onMove(appointment, spanOf(event)))) setDrawn((times) => times + 1);
          }}
        />
      </Box>
    </>
  );
}

const appointmentIn = (target: EventTarget) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-appointment]')?.dataset.appointment) || '';

/** @param iso `2027-06-14T10:00:00-04:00` or `2027-06-14`. @returns the same without seconds and UTC offset. */
const wallText = (iso: string) => iso.slice(0, 16);

const hour = 60 * 60 * 1000;

/**
 * @returns the current time span of a calendar event. An event dragged to or from all-day lasts one day or one hour.
 * @throws Error if the event has no start.
 */
function spanOf({ allDay, start, end, startStr, endStr }: EventApi): Span {
  if (!start) throw new Error('An appointment has lost its time.');
  if (allDay) {
    const after = endStr || addDays(startStr, 1);
    return {
      startsAt: startOfDay(startStr, companyZone),
      endsAt: startOfDay(after, companyZone),
      timing: 'allDay',
      zone: companyZone,
    };
  }
  const endsAt = (end ?? new Date(start.getTime() + hour)).toISOString();
  return { startsAt: start.toISOString(), endsAt, timing: 'timed', zone: companyZone };
}

/** @returns the accessible name of an appointment, with the details that do not fit in the calendar. */
const nameOf = (appointment: AppointmentDetails): string =>
  [appointment.title, appointmentKindLabels[appointment.kind], appointment.leadName, formatSpan(appointment)]
    .filter(Boolean)
    .join(', ');

/** @returns an appointment as a FullCalendar event. */
function eventOf(appointment: AppointmentDetails, view: CalendarView, day: string, theme: Theme): EventInput {
  const { id, title, kind, timing, startsAt, endsAt } = appointment;
  const { startDay, endDay } = timesToForm(appointment, companyZone);
  const { ground, text } = colorsOf(theme, kind);
  const isAllDay = timing === 'allDay';
  return {
    id,
    title,
    allDay: isAllDay,
    start: isAllDay ? startDay : startsAt,
    end: isAllDay ? addDays(endDay || startDay, 1) : endsAt,
    url: `${editAppointmentPath(id)}?${new URLSearchParams({ view, day })}`,
    // The agenda shows a dot in the colour that other views use for text.
    color: view === 'agenda' ? text : ground,
    contrastColor: text,
    extendedProps: { name: nameOf(appointment) },
  };
}
