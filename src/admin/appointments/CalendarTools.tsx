import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { calendarPath, newAppointmentPath } from '#adminPaths';
import { mirrored } from '#components/styles.ts';
import { appointmentWords, calendarWords as words } from '#content/admin/appointments.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { type AppointmentView, type CalendarView, stepFrom, titleOf } from '#domain/calendarView.ts';
import { dayOf } from '#domain/zonedTimes.ts';

/** Props of {@link ViewSwitch}. */
export interface ViewSwitchProps {
  views: readonly AppointmentView[];
  view: AppointmentView;
  day: string;
}

/** Links to the views of the appointments; the current one is highlighted. */
export function ViewSwitch({ views, view, day }: ViewSwitchProps) {
  return (
    <ButtonGroup size="small" aria-label={words.views} sx={{ flex: 'none', mr: { xs: 'auto', lg: 0 } }}>
      {views.map((offered) => (
        <Button
          key={offered}
          href={calendarPath({ view: offered, day })}
          variant={offered === view ? 'contained' : 'outlined'}
          aria-current={offered === view ? 'true' : undefined}
        >
          {words.view[offered]}
        </Button>
      ))}
    </ButtonGroup>
  );
}

/** Props of {@link CalendarTools}. */
export interface CalendarToolsProps {
  views: readonly AppointmentView[];
  view: CalendarView;
  /** The current instant, ISO 8601 UTC. */
  now: string;
  day: string;
}

/** Toolbar of the calendar: displayed period, navigation, views and a new appointment. */
export function CalendarTools({ views, view, now, day }: CalendarToolsProps) {
  const to = (other: string) => calendarPath({ view, day: other });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: { xs: '1 0 100%', lg: 'none' } }}>
        <IconButton href={to(stepFrom(view, day, -1))} edge="start" aria-label={words.previous}>
          <ChevronLeft sx={mirrored} />
        </IconButton>
        <IconButton href={to(stepFrom(view, day, 1))} aria-label={words.next}>
          <ChevronRight sx={mirrored} />
        </IconButton>
        <Typography variant="formTitle" component="h2" aria-live="polite" sx={{ ml: 0.5, mr: 'auto', minWidth: 0 }}>
          {titleOf(view, day)}
        </Typography>
        <Button variant="underlined" size="small" href={to(dayOf(now, companyZone))} sx={{ ml: 1, flex: 'none' }}>
          {words.today}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1.5,
          ml: { lg: 'auto' },
          flexGrow: { xs: 1, lg: 0 },
        }}
      >
        <ViewSwitch views={views} view={view} day={day} />
        <Button
          variant="contained"
          size="small"
          href={newAppointmentPath({ start: `${day}T09:00`, view, day })}
          sx={{ minHeight: { xs: 44, md: 40 }, flex: { xs: '1 1 auto', sm: 'none' } }}
        >
          {appointmentWords.newAppointment}
        </Button>
      </Box>
    </Box>
  );
}
