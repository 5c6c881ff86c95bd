import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { consultation } from '#content/consultation.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { clockTime, dayOf, formatLongDay, formatWeekday, zoneName } from '#domain/zonedTimes.ts';
import { otherZone } from './clocks.ts';

const { pick: words } = consultation;

/** Number of days shown at once. */
const daysAtOnce = 5;

/** Props of {@link TimeList}. */
export interface TimeListProps {
  /** Available start times (ISO 8601), earliest first; at least one. */
  times: readonly string[];
  onPick: (time: string) => void;
}

/** Available times by day, a few days at a time. */
export function TimeList({ times, onPick }: TimeListProps) {
  const [at, setAt] = useState(0);
  const byDay = new Map<string, string[]>();
  for (const time of times) {
    const day = dayOf(time, companyZone);
    byDay.set(day, [...(byDay.get(day) ?? []), time]);
  }
  const days = [...byDay];
  // After a reload there may be fewer days than before; the last ones are shown then.
  const first = Math.min(at, Math.floor((days.length - 1) / daysAtOnce) * daysAtOnce);
  const [someTime = ''] = times;
  const own = otherZone(someTime);
  return (
    <Box component="section" aria-label={words.times}>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.zone(zoneName(companyZone))} {own && words.ownZone(zoneName(own))}
      </Typography>
      {days.slice(first, first + daysAtOnce).map(([day, ofDay]) => (
        <Box key={day} sx={{ mt: 4 }}>
          <Typography variant="h4" component="h2" id={`day-${day}`}>
            {formatLongDay(day)}
          </Typography>
          <Box
            component="ul"
            aria-labelledby={`day-${day}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
              gap: 1.5,
              m: 0,
              mt: 2,
              p: 0,
              listStyle: 'none',
            }}
          >
            {ofDay.map((time) => (
              <li key={time}>
                <Button
                  variant="outlined"
                  fullWidth
                  onClick={() => onPick(time)}
                  sx={{ flexDirection: 'column', height: '100%', minHeight: 48, px: 1 }}
                >
                  {/* Sighted users see the date in the heading. */}
                  <span style={visuallyHidden}>{formatLongDay(day)},</span> {clockTime(time, companyZone)}{' '}
                  {own && (
                    <Box component="span" sx={{ typography: 'caption', letterSpacing: 0, textTransform: 'none' }}>
                      {ownTime(time, own)} <span style={visuallyHidden}>{words.own}</span>
                    </Box>
                  )}
                </Button>
              </li>
            ))}
          </Box>
        </Box>
      ))}
      {days.length > daysAtOnce && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
          <Button variant="outlined" disabled={first === 0} onClick={() => setAt(first - daysAtOnce)}>
            {words.earlier}
          </Button>
          <Button
            variant="outlined"
            disabled={first + daysAtOnce >= days.length}
            onClick={() => setAt(first + daysAtOnce)}
          >
            {words.later}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** @returns a time in the visitor's time zone, with the weekday if the date differs. */
function ownTime(time: string, own: string): string {
  const day = dayOf(time, own);
  const clock = clockTime(time, own);
  return day === dayOf(time, companyZone) ? clock : `${formatWeekday(day)}, ${clock}`;
}
