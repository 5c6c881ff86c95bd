import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BusyButton } from '#components/BusyButton.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { textPageSpace } from '#components/sectionSpace.ts';
import { company } from '#content/company.ts';
import { consultation as words } from '#content/consultation.ts';
import { companyZone, formatSpan, type Span } from '#domain/appointmentTimes.ts';
import type { ConsultationPage } from '#domain/consultation.ts';
import { minute } from '#domain/durations.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { PickedPanel } from '../consultation/PickedPanel.tsx';
import { AppointmentTime, Step, StepButtons } from '../consultation/Step.tsx';
import { TimeList } from '../consultation/TimeList.tsx';
import { useConsultation } from '../consultation/useConsultation.ts';
import { useSteps } from '../consultation/useSteps.ts';
import { PrivacyNote } from '../sections/PrivacyNote.tsx';

/** The page's options for the layout. */
export const handle: PageHandle = { headerOver: 'paper', fillsPhone: true };

/** The page where a client picks a time through a personal link. Hidden from search engines. */
export function Component() {
  // The fragment of a URL is not sent to the server, so the token does not end up in request logs.
  const token = useLocation().hash.slice(1);
  return (
    <>
      <title>{`${words.title} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <Container sx={{ ...textPageSpace, minHeight: '80vh' }}>
        <Box sx={{ maxWidth: 760 }}>
          {/* Another token belongs to another client: remounts with fresh state. */}
          <Consultation key={token} token={token} />
        </Box>
      </Container>
    </>
  );
}

function Consultation({ token }: { token: string }) {
  const { link, failure, clearFailure, retry, pick, cancel } = useConsultation(token);
  if (link === 'loading') {
    return (
      <>
        <Typography variant="eyebrow">{words.eyebrow}</Typography>
        <Typography variant="h1" sx={{ mt: 2 }}>
          {words.title}
        </Typography>
        <Typography variant="lead" role="status" data-waits="" sx={{ mt: 2.5, color: 'text.secondary' }}>
          {words.loading}
        </Typography>
        <noscript>{words.noScript}</noscript>
      </>
    );
  }
  if (link === 'notRead') {
    return (
      <Step title={words.notRead.title} text={words.notRead.text}>
        <div>
          <Button variant="contained" onClick={retry}>
            {words.notRead.retry}
          </Button>
        </div>
      </Step>
    );
  }
  if (link === 'over') {
    return (
      <Step title={words.over.title} text={words.over.text}>
        <div>
          <Button variant="contained" href={paths.contact}>
            {words.over.contact}
          </Button>
        </div>
      </Step>
    );
  }
  return (
    <>
      <Booking page={link} failure={failure} clearFailure={clearFailure} pick={pick} cancel={cancel} />
      {link.times.length > 0 && <PrivacyNote sx={{ mt: 6 }}>{words.privacy}</PrivacyNote>}
    </>
  );
}

interface BookingProps {
  page: ConsultationPage;
  failure: string;
  clearFailure: () => void;
  pick: (startsAt: string) => Promise<boolean>;
  cancel: () => Promise<boolean>;
}

/** Shows the picked time or the available times; a chosen time has to be confirmed. */
function Booking({ page, failure, clearFailure, pick, cancel }: BookingProps) {
  const { firstName, minutes, place, notice, picked, times } = page;
  const { steps, open, back, finish } = useSteps();
  const [lastPicked, setLastPicked] = useState('');
  const [busy, setBusy] = useState(false);
  const step = steps.at(-1);
  const chosen = typeof step === 'object' ? step.time : null;
  const isChanging = steps.includes('change');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the error and the request belong to one step.
  useEffect(() => {
    clearFailure();
    setBusy(false);
  }, [steps.length, chosen]);

  // Error of the last action.
  const alert = failure && <Alert severity="error">{failure}</Alert>;

  // A booked time is no longer free while this returns to the first step.
  if (chosen !== null && (busy || times.includes(chosen))) {
    const span: Span = {
      startsAt: chosen,
      endsAt: new Date(Date.parse(chosen) + minutes * minute).toISOString(),
      timing: 'timed',
      zone: companyZone,
    };
    const book = async () => {
      setBusy(true);
      if (await pick(chosen)) finish();
      else setBusy(false);
    };
    return (
      <Step title={words.confirm.title}>
        {alert}
        <AppointmentTime span={span} place={place} />
        <StepButtons>
          <BusyButton variant="contained" busy={busy} busyText={words.confirm.booking} onClick={book}>
            {words.confirm.book}
          </BusyButton>
          <Button variant="outlined" onClick={busy ? undefined : back} aria-disabled={busy}>
            {words.confirm.back}
          </Button>
        </StepButtons>
      </Step>
    );
  }
  if (picked?.status === 'planned' && !isChanging) {
    return (
      <>
        {alert}
        <PickedPanel
          key={picked.version}
          firstName={firstName}
          picked={picked}
          notice={notice}
          isCancelling={step === 'cancel'}
          onChange={() => open('change')}
          onAskToCancel={() => open('cancel')}
          onKeep={back}
          onConfirmCancel={async () => {
            if (await cancel()) finish();
          }}
        />
      </>
    );
  }
  if (picked?.status === 'cancelled' && !isChanging) {
    return (
      <Step title={words.cancelled.title} text={words.cancelled.text(formatSpan(picked), picked.cancelReason).trim()}>
        {alert}
        <AppointmentTime span={picked} place={picked.place} />
        <div>
          <Button variant="contained" onClick={() => open('change')}>
            {words.cancelled.again}
          </Button>
        </div>
      </Step>
    );
  }
  return (
    <Step title={words.pick.title(firstName)} text={words.pick.lead(minutes)}>
      {alert}
      {picked?.status === 'planned' && (
        <div>
          <Button variant="outlined" onClick={back}>
            {words.pick.keep(formatSpan(picked))}
          </Button>
        </div>
      )}
      {times.length === 0 ? (
        <EmptyState title={words.pick.none.title} text={words.pick.none.text}>
          <Button variant="contained" href={paths.contact}>
            {words.over.contact}
          </Button>
        </EmptyState>
      ) : (
        <TimeList
          times={times}
          lastPicked={lastPicked}
          onPick={(time) => {
            open({ time });
            setLastPicked(time);
          }}
        />
      )}
    </Step>
  );
}
