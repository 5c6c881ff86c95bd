import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { adminPaths, leadsPath } from '#adminPaths';
import { ignoreNotFound } from '#backend/errors.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import type { LeadImport, UndoneImport } from '#domain/leadImport.ts';
import { formatMoment } from '#domain/moments.ts';
import { formatNumber } from '#domain/numbers.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import { ConfirmDialog, useConfirmedAction } from '../ConfirmDialog.tsx';
import { Facts } from '../Facts.tsx';
import { csvName } from '../list/CsvButton.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { Panel, panelInset } from '../Panel.tsx';
import { type LeftOutRow, leftOutFile } from './leftOut.ts';

const words = leadImport.result;

/** @returns the text of a count; empty for none, which is not shown. */
const countOf = (count: number): string => (count === 0 ? '' : formatNumber(count));

const fileOf = (rows: readonly LeftOutRow[]) => new Blob([leftOutFile(rows)], { type: 'text/csv;charset=utf-8' });

/** Props of {@link ResultPanel}. */
export interface ResultPanelProps {
  done: LeadImport;
  /** Rows of the file that were not imported; empty if they are not known (any more). */
  leftOut: readonly LeftOutRow[];
}

/** Counts of a finished import, a link to its leads, its rows that were left out, and a button to undo it. */
export function ResultPanel({ done, leftOut }: ResultPanelProps) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const [undone, setUndone] = useState<UndoneImport>();
  const undoSummary = useRef<HTMLDivElement>(null);
  const undo = useConfirmedAction<LeadImport>({
    run: async ({ id }) => {
      // If a colleague, or another tab, has undone it, the page says so once it is read again.
      await whileSignedIn(async ({ leads }) => setUndone(await leads.undoImport(id))).catch(ignoreNotFound);
      await revalidate();
    },
    failedText: () => words.undoFailed,
    onDone: () => undoSummary.current?.focus(),
  });

  return (
    <Panel title={words.title}>
      <Facts
        facts={[
          [words.file, done.file],
          [words.at, formatMoment(done.at)],
          [words.by, done.by],
          [words.made, formatNumber(done.made)],
          [words.merged, countOf(done.merged)],
          [words.skipped, countOf(leftOut.filter(({ duplicateOf }) => duplicateOf !== null).length)],
          [words.unreadable, countOf(leftOut.filter(({ duplicateOf }) => duplicateOf === null).length)],
        ]}
      />
      <Box ref={undoSummary} tabIndex={-1} role="status" sx={{ px: panelInset, outline: 0 }}>
        {(undone || done.undone) && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {undone ? words.undone(undone.removed, undone.restored) : words.isUndone}{' '}
            {undone && undone.kept > 0 && words.kept(undone.kept)}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, px: panelInset, pb: 2.5 }}>
        {done.made > 0 && (
          <Button variant="contained" size="small" href={leadsPath({ import: done.id })}>
            {words.show}
          </Button>
        )}
        <Button variant="outlined" size="small" href={adminPaths.importLeads}>
          {words.another}
        </Button>
        {leftOut.length > 0 && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => downloadFile(fileOf(leftOut), csvName('leads-left-out'))}
          >
            {words.leftOut}
          </Button>
        )}
        {!done.undone && (
          <Button variant="outlined" size="small" color="error" onClick={() => undo.ask(done)}>
            {words.undo}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        {...undo.dialogProps}
        title={words.confirmTitle}
        text={words.confirm}
        cancel={words.keep}
        confirm={words.undo}
        busyText={words.undoing}
      />
    </Panel>
  );
}
