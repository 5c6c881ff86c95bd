import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { privacy as words } from '#content/admin/settings.ts';
import { ownersOnly } from '#domain/account.ts';
import { companyDay } from '#domain/moments.ts';
import { type FoundPerson, personKinds } from '#domain/privacy.ts';
import { messageOf } from '#forms/messageOf.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel, panelInset } from '../Panel.tsx';

/** Props of {@link PersonFound}. */
export interface PersonFoundProps {
  /** The email or phone that was searched for. */
  contact: string;
  person: FoundPerson;
  /** Called once the question is closed. */
  onErased: () => void;
}

/** Number of a person's records, with export and erasure. */
export function PersonFound({ contact, person, onErased }: PersonFoundProps) {
  const { counts, names } = person;
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [busy, setBusy] = useState<'export' | 'erase' | null>(null);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const heading = useRef<HTMLDivElement>(null);
  const erased = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search for the same person has another result.
  useEffect(() => heading.current?.focus(), [person]);

  const foundKinds = personKinds.filter((kind) => counts[kind] > 0);
  const countTexts = foundKinds.map((kind) => words.count(words.kinds[kind], counts[kind]));
  if (foundKinds.length === 0) {
    return (
      <Alert severity="info" ref={heading} tabIndex={-1}>
        {words.nothing(contact)}
      </Alert>
    );
  }

  const exportAll = async () => {
    setBusy('export');
    try {
      const file = await whileSignedIn(async () => (await backend()).privacy.exportJson(contact));
      downloadFile(file, `person-${companyDay(new Date().toISOString())}.json`);
    } catch (error) {
      showNotice(messageOf(error, words.exportFailed, { notAllowed: ownersOnly }));
    } finally {
      setBusy(null);
    }
  };
  const erase = async () => {
    setBusy('erase');
    setFailure('');
    try {
      await whileSignedIn(async () => (await backend()).privacy.erase(contact));
      showNotice(words.erased(contact));
      erased.current = true;
      setAsking(false);
      void revalidate();
    } catch (error) {
      setFailure(messageOf(error, words.confirm.failed, { notAllowed: ownersOnly }));
    } finally {
      setBusy(null);
    }
  };

  return (
    <Panel title={words.found(contact)}>
      <Box ref={heading} tabIndex={-1} sx={{ display: 'grid', gap: 2, p: panelInset, outline: 0 }}>
        <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {words.names(names)}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {countTexts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <BusyButton
            variant="outlined"
            size="small"
            busy={busy === 'export'}
            busyText={words.exporting}
            onClick={exportAll}
          >
            {words.export}
          </BusyButton>
          <Button
            variant="outlined"
            size="small"
            color="error"
            onClick={() => {
              setFailure('');
              setAsking(true);
            }}
          >
            {words.erase}
          </Button>
        </Box>
      </Box>
      <ConfirmDialog
        open={asking}
        title={words.confirm.title(contact)}
        text={words.confirm.text(countTexts)}
        error={failure}
        cancel={words.confirm.cancel}
        confirm={words.confirm.confirm}
        busy={busy === 'erase'}
        busyText={words.confirm.busy}
        onCancel={() => setAsking(false)}
        onConfirm={erase}
        onExited={() => erased.current && onErased()}
      />
    </Panel>
  );
}
