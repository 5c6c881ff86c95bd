import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { companyZone, formatSpan, type Span, startField, timesToForm } from '#domain/appointmentTimes.ts';
import { useFormEdit, useFormError } from '#forms/useFormField.ts';

/** Props of {@link FreeTimeButton}. */
export interface FreeTimeButtonProps {
  /** The message of the double booking; the button is shown as long as it is that of the start field. */
  sentence: string | undefined;
  /** The next free time. */
  free: Span;
}

/** Button that sets start and end of the surrounding form to the next free time, and moves the focus to the start. */
export function FreeTimeButton({ sentence, free }: FreeTimeButtonProps) {
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
