import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { adminPaths, leadsPath } from '#adminPaths';
import { useBackend } from '#backend/context.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import type { LeadImport, UndoneImport } from '#domain/leadImport.ts';
import { formatMoment } from '#domain/moments.ts';
import { formatNumber } from '#domain/numbers.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Facts } from '../Facts.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { Panel } from '../Panel.tsx';

const words = leadImport.result;

/** Counts of a finished import, a link to its leads, and a button to undo it. */
export function ResultPanel({ done }: { done: LeadImport }) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [undone, setUndone] = useState<UndoneImport>();
  const said = useRef<HTMLDivElement>(null);

  const undo = async () => {
    setBusy(true);
    setError('');
    try {
      const { leads } = await backend();
      setUndone(await whileSignedIn(() => leads.undoImport(done.id)));
      setAsking(false);
      await revalidate();
    } catch {
      setError(words.undoFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel title={words.title}>
      <Facts
        facts={[
          [words.file, done.file],
          [words.at, formatMoment(done.at)],
          [words.by, done.by],
          [words.made, formatNumber(done.made)],
          [words.merged, done.merged === 0 ? '' : formatNumber(done.merged)],
        ]}
      />
      <Box ref={said} tabIndex={-1} role="status" sx={{ px: { xs: 2, md: 3 }, outline: 0 }}>
        {(undone || done.undone) && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {undone ? words.undone(undone.removed, undone.restored) : words.isUndone}{' '}
            {undone && undone.kept > 0 && words.kept(undone.kept)}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, px: { xs: 2, md: 3 }, pb: 2.5 }}>
        {done.made > 0 && (
          <Button variant="contained" size="small" href={leadsPath({ import: done.id })}>
            {words.show}
          </Button>
        )}
        <Button variant="outlined" size="small" href={adminPaths.importLeads}>
          {words.another}
        </Button>
        {!done.undone && (
          <Button variant="outlined" size="small" color="error" onClick={() => setAsking(true)}>
            {words.undo}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title={words.confirmTitle}
        text={words.confirm}
        error={error}
        cancel={words.keep}
        confirm={words.undo}
        busy={busy}
        busyText={words.undoing}
        onCancel={() => setAsking(false)}
        onConfirm={() => void undo()}
        onExited={() => undone && said.current?.focus()}
      />
    </Panel>
  );
}
