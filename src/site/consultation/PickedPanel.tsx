import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '#components/BusyButton.tsx';
import { consultation } from '#content/consultation.ts';
import { formatSpan, startDayOf } from '#domain/appointmentTimes.ts';
import type { PickedTime } from '#domain/consultation.ts';
import { CalendarButton } from '../dialog/CalendarButton.tsx';
import { AppointmentTime, Step, StepButtons } from './Step.tsx';

const { picked: words, cancelling } = consultation;

/** Props of {@link PickedPanel}. */
export interface PickedPanelProps {
  firstName: string;
  picked: PickedTime;
  /** Minimum notice for changes, in hours before the appointment. */
  notice: number;
  /** Whether the question is shown that precedes the cancellation of the appointment. */
  isCancelling: boolean;
  onChange: () => void;
  /** Called to show that question; it is answered by `onKeep` or `onConfirmCancel`. */
  onAskToCancel: () => void;
  onKeep: () => void;
  onConfirmCancel: () => Promise<void>;
}

/** The picked time, with a calendar file to download and buttons to change or cancel the appointment. */
export function PickedPanel(props: PickedPanelProps) {
  const { firstName, picked, notice, isCancelling, onChange, onAskToCancel, onKeep, onConfirmCancel } = props;
  const [busy, setBusy] = useState(false);

  if (isCancelling && picked.changeable) {
    return (
      <Step title={cancelling.title} text={cancelling.text}>
        <AppointmentTime span={picked} place={picked.place} />
        <StepButtons>
          <BusyButton
            variant="contained"
            color="error"
            busy={busy}
            busyText={cancelling.busy}
            onClick={async () => {
              setBusy(true);
              await onConfirmCancel();
              setBusy(false);
            }}
          >
            {cancelling.confirm}
          </BusyButton>
          <Button variant="outlined" onClick={busy ? undefined : onKeep} aria-disabled={busy}>
            {cancelling.keep}
          </Button>
        </StepButtons>
      </Step>
    );
  }
  return (
    <Step title={words.title(firstName)} text={words.text}>
      <AppointmentTime span={picked} place={picked.place} />
      <StepButtons>
        <CalendarButton
          variant="contained"
          entryOf={({ entryForClient }) => entryForClient(picked)}
          fileName={`appointment-${startDayOf(picked)}.ics`}
          failedText={words.fileFailed}
        >
          {words.file}
        </CalendarButton>
        {picked.changeable && (
          <>
            <Button variant="outlined" onClick={onChange}>
              {words.change}
            </Button>
            <Button
              variant="outlined"
              color="error"
              onClick={onAskToCancel}
              aria-label={`${words.cancel}, ${formatSpan(picked)}`}
            >
              {words.cancel}
            </Button>
          </>
        )}
      </StepButtons>
      <Typography sx={{ color: 'text.secondary' }}>
        {picked.changeable ? words.until(notice) : words.tooLate}
      </Typography>
      <Box sx={{ pt: 3, borderTop: 1, borderColor: 'divider', maxWidth: '34em' }}>
        <Typography variant="h4" component="h2">
          {words.next.title}
        </Typography>
        <Typography sx={{ mt: 1 }}>{words.next.text}</Typography>
        <Typography sx={{ mt: 1 }}>
          {words.next.reading}{' '}
          <Link href={words.next.page.href} underline="always">
            {words.next.page.label}
          </Link>
        </Typography>
      </Box>
    </Step>
  );
}
