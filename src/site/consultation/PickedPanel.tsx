import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '#components/BusyButton.tsx';
import { consultation } from '#content/consultation.ts';
import { whenOf } from '#domain/appointmentTimes.ts';
import type { PickedTime } from '#domain/consultation.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import { Step, StepButtons, When } from './Step.tsx';

const { picked: words, cancelling } = consultation;

/** Props of {@link PickedPanel}. */
export interface PickedPanelProps {
  firstName: string;
  picked: PickedTime;
  /** How long before it a change is possible, in hours. */
  notice: number;
  onChange: () => void;
  cancel: () => Promise<boolean>;
}

/** What a client has picked, as a file for their calendar, and the ways to change it. */
export function PickedPanel({ firstName, picked, notice, onChange, cancel }: PickedPanelProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const download = async () => {
    setFailed(false);
    try {
      const { calendarText, calendarType, entryForClient } = await import('#domain/calendarFile.ts');
      const file = new Blob([calendarText([entryForClient(picked)])], { type: calendarType });
      downloadFile(file, `appointment-${picked.startsAt.slice(0, 10)}.ics`);
    } catch {
      setFailed(true);
    }
  };

  if (asking) {
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
              setAsking(false);
            }}
          >
            {cancelling.confirm}
          </BusyButton>
          <Button variant="outlined" onClick={() => setAsking(false)}>
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
        <Button variant="contained" onClick={download}>
          {words.file}
        </Button>
        {picked.changeable && (
          <>
            <Button variant="outlined" onClick={onChange}>
              {words.change}
            </Button>
            <Button
              variant="outlined"
              color="error"
              onClick={() => setAsking(true)}
              aria-label={`${words.cancel}, ${whenOf(picked)}`}
            >
              {words.cancel}
            </Button>
          </>
        )}
      </StepButtons>
      {failed && <Alert severity="error">{words.fileFailed}</Alert>}
      <Typography sx={{ color: 'text.secondary' }}>
        {picked.changeable ? words.until(notice) : words.tooLate}
      </Typography>
    </Step>
  );
}
