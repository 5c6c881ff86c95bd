import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { BusyButton } from '#components/BusyButton.tsx';
import { privacy as words } from '#content/admin/settings.ts';
import { ownersOnly } from '#domain/account.ts';
import { companyDay } from '#domain/moments.ts';
import { type FoundPerson, personKinds } from '#domain/privacy.ts';
import { messageOf } from '#forms/messageOf.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import { ConfirmDialog, useConfirmedAction } from '../ConfirmDialog.tsx';
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
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [exporting, setExporting] = useState(false);
  const erase = useConfirmedAction<string>({
    run: async (erased) => {
      await whileSignedIn(({ privacy }) => privacy.erase(erased));
      showNotice(words.erased(erased));
      // Not awaited: the person found by then is nobody, and this dialog is gone.
      void revalidate();
    },
    failedText: (error) => messageOf(error, words.confirm.failed, { notAllowed: ownersOnly }),
    onDone: onErased,
  });
  const heading = useRef<HTMLDivElement>(null);
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
    setExporting(true);
    try {
      const file = await whileSignedIn(({ privacy }) => privacy.exportJson(contact));
      downloadFile(file, `person-${companyDay(new Date().toISOString())}.json`);
    } catch (error) {
      showNotice(messageOf(error, words.exportFailed, { notAllowed: ownersOnly }));
    } finally {
      setExporting(false);
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
          <BusyButton variant="outlined" size="small" busy={exporting} busyText={words.exporting} onClick={exportAll}>
            {words.export}
          </BusyButton>
          <Button variant="outlined" size="small" color="error" onClick={() => erase.ask(contact)}>
            {words.erase}
          </Button>
        </Box>
      </Box>
      <ConfirmDialog
        {...erase.dialogProps}
        title={words.confirm.title(contact)}
        text={words.confirm.text(countTexts)}
        cancel={words.confirm.cancel}
        confirm={words.confirm.confirm}
        busyText={words.confirm.busy}
      />
    </Panel>
  );
}
