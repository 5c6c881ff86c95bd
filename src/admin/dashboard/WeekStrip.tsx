import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { calendarPath, editAppointmentPath } from '#adminPaths';
import { dashboard } from '#content/admin/dashboard.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { companyZone, overlapping, spanOfDay } from '#domain/appointmentTimes.ts';
import { type Overview, shownDays } from '#domain/overview.ts';
import { addDays, dayOf, formatHours, formatWeekday } from '#domain/zonedTimes.ts';
import { Panel, PanelEmpty } from '../Panel.tsx';

const { title, today, none, free, allDay, all } = dashboard.week;

/** @returns the appointments that overlap a day. */
const onDay = (appointments: readonly AppointmentDetails[], day: string) =>
  overlapping(appointments, ...spanOfDay(day));

/** Today and the following six days, side by side if there is space; phones and tablets show only days with appointments. */
export function WeekStrip({ overview: { at, appointments } }: { overview: Overview }) {
  const first = dayOf(at, companyZone);
  const days = Array.from({ length: shownDays }, (_, index) => addDays(first, index));
  const firstTaken = days.find((day) => onDay(appointments, day).length > 0);
  return (
    <Panel
      title={title}
      action={
        <Button variant="underlined" size="small" href={calendarPath({ view: 'week', day: first })}>
          {all}
        </Button>
      }
    >
      {appointments.length === 0 ? (
        <PanelEmpty>{none}</PanelEmpty>
      ) : (
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: { lg: `repeat(${shownDays}, minmax(0, 1fr))` },
            m: 0,
            p: 0,
            listStyle: 'none',
            typography: 'body2',
          }}
        >
          {days.map((day) => {
            const taken = onDay(appointments, day);
            return (
              <Box
                component="li"
                key={day}
                sx={{
                  display: { xs: taken.length === 0 ? 'none' : 'block', lg: 'block' },
                  minWidth: 0,
                  px: { xs: 2, md: 3, lg: 1.5 },
                  py: { xs: 1.5, lg: 2 },
                  borderTop: { xs: day === firstTaken ? 0 : 1, lg: 0 },
                  borderLeft: { lg: 1 },
                  // Set for each breakpoint, as the border width resets the colour.
                  borderColor: { xs: 'divider', lg: 'divider' },
                  '&:first-of-type': { borderLeft: 0, pl: { md: 3 } },
                }}
              >
                <Typography
                  variant="caption"
                  component="h3"
                  sx={{ color: 'text.secondary', fontWeight: 'fontWeightSemibold' }}
                >
                  {day === first ? today : formatWeekday(day)}
                </Typography>
                {taken.length === 0 && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{free}</Box>}
                <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: 0.75, p: 0, listStyle: 'none' }}>
                  {taken.map((appointment) => (
                    <li key={appointment.id}>
                      <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
                        {appointment.timing === 'allDay'
                          ? allDay
                          : formatHours(appointment.startsAt, appointment.endsAt, companyZone)}
                      </Box>
                      <Link
                        href={editAppointmentPath(appointment.id)}
                        underline="hover"
                        dir="auto"
                        sx={{ color: 'text.primary', fontWeight: 'fontWeightSemibold', overflowWrap: 'anywhere' }}
                      >
                        {appointment.title}
                      </Link>
                    </li>
                  ))}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </Panel>
  );
}
