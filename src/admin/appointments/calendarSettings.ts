import type { CalendarOptions } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { calendarWords as words } from '#content/admin/appointments.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import type { CalendarView } from '#domain/calendarView.ts';
import { firstDay, formatHours } from '#domain/zonedTimes.ts';

/** FullCalendar's view names. */
export const viewNames: Readonly<Record<CalendarView, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  threeDays: 'timeGridThreeDays',
  day: 'timeGridDay',
  agenda: 'listFourWeeks',
};

/** The part of an appointment on one day, as such times are written everywhere else, not like `10:00 – 11:00am`. */
const hoursText: CalendarOptions['eventTimeFormat'] = ({ start, end }) =>
  formatHours(new Date(start.instantMs).toISOString(), new Date((end ?? start).instantMs).toISOString(), companyZone);

const ownViews = {
  timeGridThreeDays: { type: 'timeGrid', duration: { days: 3 } },
  listFourWeeks: {
    type: 'list',
    duration: { days: 28 },
    eventTimeClass: 'appointment-time',
    eventTimeFormat: hoursText,
  },
};

/** FullCalendar's settings that are the same in every view. */
export const calendarSettings = {
  plugins: [classic, dayGrid, timeGrid, list, interaction],
  views: ownViews,
  timeZone: companyZone,
  firstDay,
  headerToolbar: false,
  borderless: true,
  scrollTime: '07:00:00',
  nowIndicator: true,
  dayMaxEvents: true,
  eventDisplay: 'block',
  eventInteractive: true,
  editable: true,
  selectable: true,
  // Minimum drag distance in px, so that a click does not select a time range.
  selectMinDistance: 5,
  allDayText: words.allDay,
  weekTextLong: words.view.week,
  moreLinkText: words.more,
  moreLinkHint: words.moreHint,
  closeHint: words.close,
  noEventsText: words.nothing,
  headingLevel: 3,
} satisfies CalendarOptions;
