import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { plainList } from '#components/styles.ts';
import { consultation } from '#content/consultation.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { groupBy } from '#domain/groupBy.ts';
import { clockTime, dayOf, formatLongDay, formatWeekday, zoneName } from '#domain/zonedTimes.ts';
import { timeInZone, visitorZoneAt } from './visitorTimes.ts';

const { pick: words } = consultation;

/** Number of days shown at once. */
const daysPerPage = 5;

/** Props of {@link TimeList}. */
export interface TimeListProps {
  /** Available start times (ISO 8601), earliest first; at least one. */
  times: readonly string[];
  /** A time that was picked before; its day is shown first. Empty if there is none. */
  lastPicked: string;
  onPick: (time: string) => void;
}

/** Available times: a few days to choose from, and the times of the chosen one. */
export function TimeList({ times, lastPicked, onPick }: TimeListProps) {
  const [selected, setSelected] = useState(lastPicked && dayOf(lastPicked, companyZone));
  const byDay = groupBy(times, (time) => dayOf(time, companyZone));
  const days = [...byDay.keys()];
  // After a reload the day may have no times left; the first one is shown then.
  const chosen = Math.max(days.indexOf(selected), 0);
  const first = chosen - (chosen % daysPerPage);
  // The clocks of one zone may change between the first and the last time.
  const visitorZone = [times.at(0), times.at(-1)].map((time = '') => visitorZoneAt(time)).find((zone) => zone !== null);
  const day = days[chosen] ?? '';
  return (
    <Box component="section" aria-label={words.times}>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.zone(zoneName(companyZone))} {visitorZone && words.ownZone(zoneName(visitorZone))}
      </Typography>
      <Box role="group" aria-label={words.days} sx={{ ...columnsOf(112), mt: 3 }}>
        {days.slice(first, first + daysPerPage).map((shownDay) => (
          <Button
            key={shownDay}
            variant={shownDay === day ? 'contained' : 'outlined'}
            aria-pressed={shownDay === day}
            onClick={() => setSelected(shownDay)}
            sx={{ minHeight: 48, px: 0.5, whiteSpace: 'nowrap' }}
          >
            {formatWeekday(shownDay)}
            <span style={visuallyHidden}>{words.freeTimes(byDay.get(shownDay)?.length ?? 0)}</span>
          </Button>
        ))}
      </Box>
      {days.length > daysPerPage && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <PageOfDaysButton to={days[first - daysPerPage]} onSelect={setSelected}>
            {words.earlier}
          </PageOfDaysButton>
          <PageOfDaysButton to={days[first + daysPerPage]} onSelect={setSelected}>
            {words.later}
          </PageOfDaysButton>
        </Box>
      )}
      <Typography variant="h4" component="h2" id={`day-${day}`} sx={{ mt: 4 }}>
        {formatLongDay(day)}
      </Typography>
      <Box component="ul" aria-labelledby={`day-${day}`} sx={{ ...plainList, ...columnsOf(96), mt: 2 }}>
        {byDay.get(day)?.map((time) => (
          <li key={time}>
            <Button
              variant="outlined"
              fullWidth
              onClick={() => onPick(time)}
              sx={{ flexDirection: 'column', height: '100%', minHeight: 48, px: 1 }}
            >
              {/* Sighted users see the date in the heading. */}
              <span style={visuallyHidden}>{formatLongDay(day)},</span> {clockTime(time, companyZone)}{' '}
              {visitorZone && (
                <Box component="span" sx={{ typography: 'caption', letterSpacing: 0, textTransform: 'none' }}>
                  {timeInZone(time, visitorZone)} <span style={visuallyHidden}>{words.own}</span>
                </Box>
              )}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface PageOfDaysButtonProps {
  /** The day to show; undefined if there are no more days. */
  to: string | undefined;
  onSelect: (day: string) => void;
  children: string;
}

/** Shows earlier or later days. Keeps the focus at the first and the last ones, where a disabled button would lose it. */
function PageOfDaysButton({ to, onSelect, children }: PageOfDaysButtonProps) {
  return (
    <Button
      variant="outlined"
      size="small"
      aria-disabled={!to}
      onClick={to ? () => onSelect(to) : undefined}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } }}
    >
      {children}
    </Button>
  );
}

/** @param width of the narrowest column, in px. */
const columnsOf = (width: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`,
  gap: 1.5,
});
