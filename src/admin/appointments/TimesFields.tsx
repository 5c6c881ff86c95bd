import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { DoubleBooking } from '#backend/errors.ts';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { appointmentFields } from '#domain/appointmentForm.ts';
import {
  companyZone,
  formatSpan,
  isRepeated,
  type Span,
  spanOf,
  startField,
  type TimesForm,
  timesBetween,
  timesToForm,
} from '#domain/appointmentTimes.ts';
import { optionsOf } from '#domain/entity.ts';
import { clocksDiffer, ownZone, zoneName } from '#domain/zonedTimes.ts';
import { fieldGrid } from '#forms/FieldFrame.tsx';
import { RadioField } from '#forms/RadioField.tsx';
import { SuggestedValue } from '#forms/SuggestedValue.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useFormEdit, useFormError, useFormText } from '#forms/useFormField.ts';

const { timing: timingField, startDay, startTime, endDay, endTime } = appointmentFields;
const options = timingField.kind === 'choice' ? optionsOf(timingField.labels) : [];

/** Props of {@link TimesFields}. */
export interface TimesFieldsProps {
  /** Usual length of an appointment; the end follows the start by it until the user sets the end. */
  minutes: number | undefined;
  /** The double booking for which the form was refused last; null if it was not. */
  refusal: DoubleBooking | null;
}

/** Start and end of an appointment: times in the company's time zone, or whole days. */
export function TimesFields({ minutes, refusal }: TimesFieldsProps) {
  const times: TimesForm = {
    timing: useFormText('timing') === 'allDay' ? 'allDay' : 'timed',
    startDay: useFormText('startDay'),
    startTime: useFormText('startTime'),
    endDay: useFormText('endDay'),
    endTime: useFormText('endTime'),
  };
  const isTimed = times.timing === 'timed';
  const freeTime = refusal?.free && (
    <FreeTimeButton sentence={refusal.fields[startField(times.timing)]} free={refusal.free} />
  );
  return (
    <>
      <RadioField name="timing" label={timingField.label} options={options} />
      <Box sx={{ ...fieldGrid, rowGap: { xs: 2.5, md: 3 } }}>
        <TextField name="startDay" label={startDay.label} type="date" aria-required />
        {isTimed && <TextField name="startTime" label={startTime.label} type="time" aria-required />}
        {isTimed && freeTime}
        <TextField name="endDay" label={endDay.label} optionalText={words.endDay} type="date" />
        {isTimed && <TextField name="endTime" label={endTime.label} type="time" aria-required />}
        {!isTimed && freeTime}
      </Box>
      {minutes !== undefined && <SuggestedEnd times={times} minutes={minutes} />}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {notesOf(times).join(' ')}
      </Typography>
    </>
  );
}

/** Moves the end with the start. */
function SuggestedEnd({ times: { timing, startDay, startTime }, minutes }: { times: TimesForm; minutes: number }) {
  const start = timing === 'allDay' ? startDay : `${startDay}T${startTime}`;
  const { endDay: day = '', endTime: time = '' } = timesBetween(start, '', minutes);
  return (
    <>
      <SuggestedValue name="endDay" value={day} />
      <SuggestedValue name="endTime" value={time} />
    </>
  );
}

/**
 * @returns notes on the times: an hour repeated by the end of daylight saving time; the times in the user's time zone.
 */
function notesOf(times: TimesForm): string[] {
  const span = spanOf(times, companyZone);
  const repeated = isRepeated(times, companyZone) ? [words.repeated] : [];
  const own = ownZone();
  if (span?.timing !== 'timed' || !clocksDiffer(companyZone, own, span.startsAt)) return repeated;
  return [...repeated, words.otherZone(zoneName(companyZone, span.startsAt), formatSpan(span, own))];
}

interface FreeTimeButtonProps {
  /** The message of the double booking; the button is shown as long as it is that of the start field. */
  sentence: string | undefined;
  /** The next free time. */
  free: Span;
}

/** Button that sets start and end of the surrounding form to the next free time, and moves the focus to the start. */
function FreeTimeButton({ sentence, free }: FreeTimeButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState<Span | null>(null);
  const name = startField(free.timing);
  const { error, clear } = useFormError(name);
  const { setTexts } = useFormEdit();
  const isOffered = error !== undefined && error === sentence;
  const use = () => {
    const { timing: _timing, ...times } = timesToForm(free, companyZone);
    // The free time may be on another day at the same time of day, which would not remove the message.
    clear();
    setTexts(times);
    setUsed(free);
    const start = place.current?.closest('form')?.elements.namedItem(name);
    if (start instanceof HTMLElement) start.focus();
  };
  return (
    <Box ref={place} sx={{ gridColumn: '1 / -1', '&:not(:has(button))': { display: 'contents' } }}>
      <HiddenStatus>{used && !isOffered && words.freeTimeTaken(formatSpan(used))}</HiddenStatus>
      {isOffered && (
        <Button variant="outlined" size="small" onClick={use}>
          {words.takeFreeTime(formatSpan(free))}
        </Button>
      )}
    </Box>
  );
}
