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
import { Step, StepButtons, When } from './Step.tsx';

const { picked: words, cancelling } = consultation;

/** Props of {@link PickedPanel}. */
export interface PickedPanelProps {
  firstName: string;
  picked: PickedTime;
  /** Minimum notice for changes, in hours before the appointment. */
  notice: number;
  /** Whether it asks before the appointment is cancelled. */
  isCancelling: boolean;
  onChange: () => void;
  onCancel: () => void;
  onKeep: () => void;
  cancel: () => Promise<void>;
}

/** The picked time, with a calendar file to download and buttons to change or cancel the appointment. */
export function PickedPanel(props: PickedPanelProps) {
  const { firstName, picked, notice, isCancelling, onChange, onCancel, onKeep, cancel } = props;
  const [busy, setBusy] = useState(false);

  if (isCancelling && picked.changeable) {
    return (
      <Step title={cancelling.title} text={cancelling.text}>
        <When span={picked} place={picked.place} />
        <StepButtons>
          <BusyButton
            variant="contained"
            color="error"
            busy={busy}
            busyText={cancelling.busy}
            onClick={async () => {
              setBusy(true);
              await cancel();
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
      <When span={picked} place={picked.place} />
      <StepButtons>
        <CalendarButton
          variant="contained"
          entryOf={({ entryForClient }) => entryForClient(picked)}
          fileName={`appointment-${startDayOf(picked)}.ics`}
          failed={words.fileFailed}
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
              onClick={onCancel}
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
