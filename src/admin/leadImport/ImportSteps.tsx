import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { importPath } from '#adminPaths';
import { leadImport as words } from '#content/admin/leadImport.ts';
import { useNotice } from '../Notices.tsx';
import { LeaveGuard } from '../record/UnsavedChanges.tsx';
import { useStaff } from '../staff.ts';
import { useFocusFallback } from '../useFocusFallback.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { type DuplicateChoices, DuplicatesPanel } from './DuplicatesPanel.tsx';
import { chosenRows, type Duplicate } from './duplicates.ts';
import { FilePanel } from './FilePanel.tsx';
import { type LeftOutRow, leftOutRows } from './leftOut.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { useDuplicates } from './useDuplicates.ts';
import { useImport } from './useImport.ts';
import { type ImportFile, needsDateOrder, useImportFile } from './useImportFile.ts';

const noChoices: DuplicateChoices = { all: 'skip', each: new Map() };

/** Props of {@link ImportSteps}. */
export interface ImportStepsProps {
  /** Called with the id of the finished import and the rows that it left out. */
  onDone: (id: string, leftOut: readonly LeftOutRow[]) => void;
}

/** The steps of an import: file, columns, preview, duplicates, import. */
export function ImportSteps({ onDone }: ImportStepsProps) {
  const navigate = useNavigate();
  const { file, choose, setColumn, setDateOrder } = useImportFile(useStaff());
  const { validRows, duplicates, failed, retry } = useDuplicates(file.rows);
  const [chosen, setChosen] = useState(noChoices);
  const choiceOf = useCallback(({ number }: Duplicate) => chosen.each.get(number) ?? chosen.all, [chosen]);
  const rows = useMemo(() => chosenRows(validRows, duplicates ?? [], choiceOf), [validRows, duplicates, choiceOf]);
  const saved = useRef(false);
  const isMounted = useIsMounted();
  const showNotice = useNotice();
  const leadImport = useImport(rows, ({ id, file: name }) => {
    // All rows had been sent when the user left the page.
    if (!isMounted.current) return showNotice(words.imported(name));
    saved.current = true;
    onDone(id, leftOutRows(file.rows, duplicates ?? [], choiceOf));
    navigate(importPath(id), { replace: true });
  });
  const { summary, state } = file;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 }, maxWidth: 1200 }}>
      <FilePanel
        file={file}
        onChoose={(next) => {
          setChosen(noChoices);
          choose(next);
        }}
      />
      {summary && <ColumnsPanel file={file} summary={summary} onColumn={setColumn} onDateOrder={setDateOrder} />}
      {summary && (
        <PreviewPanel rows={file.rows} checking={state === 'checking'} duplicates={duplicates?.length ?? 0} />
      )}
      {summary && state === 'ready' && validRows.length > 0 && (
        <DuplicatesPanel duplicates={duplicates} failed={failed} onRetry={retry} chosen={chosen} onChoose={setChosen} />
      )}
      {summary && (
        <ImportActions
          leadImport={leadImport}
          file={file}
          total={rows.length}
          isCounted={state === 'ready' && duplicates !== null}
        />
      )}
      <LeaveGuard words={words.leaving} saved={saved} changed={summary !== null} />
    </Box>
  );
}

interface ImportActionsProps {
  leadImport: ReturnType<typeof useImport>;
  file: ImportFile;
  /** Number of rows to import. */
  total: number;
  /** Whether the number of rows is known, or still that of an earlier choice of columns. */
  isCounted: boolean;
}

/** Buttons to start and cancel the import, its progress and its error. */
function ImportActions({ leadImport: { start, sent, outcome, cancel }, file, total, isCounted }: ImportActionsProps) {
  const isSending = sent !== null && sent < total;
  const actions = useRef<HTMLDivElement>(null);
  // One button replaces the other.
  const button = sent === null ? 'start' : isSending ? 'cancel' : null;
  useFocusFallback(button, () => actions.current?.focus());
  return (
    <Box ref={actions} tabIndex={-1} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', outline: 0 }}>
      {outcome && (
        <Alert severity={outcome.severity} sx={{ justifySelf: 'stretch' }}>
          {outcome.text}
        </Alert>
      )}
      {sent !== null && (
        <Box sx={{ width: 1 }}>
          <Typography role="status" variant="body2" sx={{ mb: 1 }}>
            {isSending ? words.sending(sent, total) : words.storing}
          </Typography>
          <LinearProgress
            aria-label={words.title}
            variant={isSending ? 'determinate' : 'indeterminate'}
            value={(100 * sent) / total}
          />
        </Box>
      )}
      {isCounted && total === 0 && <Typography variant="body2">{words.nothing}</Typography>}
      {/* Two elements, so that a second press of the one button does not press the other. */}
      {button === 'cancel' && (
        <Button variant="outlined" onClick={cancel}>
          {words.cancel}
        </Button>
      )}
      {button === 'start' && (
        <Button
          variant="contained"
          disabled={!isCounted || needsDateOrder(file) || total === 0}
          onClick={() => void start(file.name)}
        >
          {isCounted ? words.start(total) : words.startUncounted}
        </Button>
      )}
    </Box>
  );
}
