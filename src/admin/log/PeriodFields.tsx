import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { logWords as words } from '#content/admin/log.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { parseRange, rangeOf } from '#domain/entity.ts';
import { all } from '#domain/listQuery.ts';
import { addDays, dayOf, startOfDay } from '#domain/zonedTimes.ts';

/** Props of {@link PeriodFields}. */
export interface PeriodFieldsProps {
  /** Range as in a list's URL, or `all`. */
  range: string;
  /** Called with a range; empty if neither day can be filtered by. */
  onChange: (range: string) => void;
}

/** Date fields for the first and last day of a list, both inclusive. */
export function PeriodFields({ range, onChange }: PeriodFieldsProps) {
  // Shows the chosen days immediately; `range` follows when the list is loaded.
  const [days, setDays] = useState(() => daysOf(range));
  // Ranges that were chosen here and are not shown by the list yet, which may show an earlier one in between.
  const pending = useRef<string[]>([]);
  useLayoutEffect(() => {
    const own = pending.current.lastIndexOf(range);
    pending.current = own < 0 ? [] : pending.current.slice(own + 1);
    if (own < 0) setDays(daysOf(range));
  }, [range]);
  const choose = (part: Partial<typeof days>) => {
    const next = { ...days, ...part };
    setDays(next);
    // The year is still being typed: the list would change with every digit.
    if (Object.values(part).some((day) => day.startsWith('0'))) return;
    const [from, before] = [startOf(next.from), startOf(next.to, 1)];
    const chosen = from || before ? rangeOf(from, before) : '';
    pending.current.push(chosen || all);
    onChange(chosen);
  };
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, ...(days.from + days.to === '' && { displayPrint: 'none' }) }}
    >
      <DayField label={words.from} day={days.from} onChange={(from) => choose({ from })} />
      <DayField label={words.to} day={days.to} onChange={(to) => choose({ to })} />
    </Box>
  );
}

/** @returns whether the text of a date field has a year that can be filtered by; browsers let people type six digits. */
const isDay = (text: string): boolean => /^\d{4}-/.test(text);

/** @param later a number of days. @returns when a day begins that many days later; empty if it is none. */
const startOf = (day: string, later = 0): string => (isDay(day) ? startOfDay(addDays(day, later), companyZone) : '');

/** @returns the first and the last day of a range in the company's time zone; an end may also be a day. */
function daysOf(range: string): { from: string; to: string } {
  const { from, before } = parseRange(range === all ? '' : range);
  const dayAt = (end: string) => (end.includes('T') ? dayOf(end, companyZone) : end);
  return {
    from: from && dayAt(from),
    to: before && addDays(dayAt(before), -1),
  };
}

function DayField({ label, day, onChange }: { label: string; day: string; onChange: (day: string) => void }) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        flex: { xs: '1 1 140px', sm: 'none' },
      }}
    >
      <FormLabel htmlFor={id} sx={{ mb: 0, minWidth: { xs: '3em', sm: 0 } }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        type="date"
        value={day}
        onChange={({ target }) => onChange(target.value)}
        sx={{ flexGrow: 1, minWidth: 0, '& .MuiOutlinedInput-input': { py: { md: 1 } } }}
      />
    </Box>
  );
}
