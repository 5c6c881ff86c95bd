import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FileButton } from '#components/FileButton.tsx';
import { leadImport } from '#content/admin/leadImport.ts';
import { hiddenOnTouch } from '../onTouch.ts';
import { Panel, panelInset } from '../Panel.tsx';
import { useDropZone } from '../useDropZone.ts';
import type { ImportFile } from './useImportFile.ts';

const words = leadImport.file;

/** Props of {@link FilePanel}. */
export interface FilePanelProps {
  file: ImportFile;
  onChoose: (file: File) => void;
}

/** Chooses a file, also by drag and drop, and shows its summary or problem. */
export function FilePanel({ file: { name, state, problem, summary }, onChoose }: FilePanelProps) {
  const id = useId();
  const chooseFirst = ([file]: readonly File[]) => file && onChoose(file);
  const { over, zone } = useDropZone(chooseFirst);
  return (
    <Panel title={words.title}>
      <Box
        {...zone}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          m: panelInset,
          p: panelInset,
          border: '1px dashed',
          borderColor: over ? 'primary.main' : 'control.border',
          borderRadius: ({ vars }) => vars.shape.panelRadius,
          bgcolor: over ? 'background.sunken' : undefined,
        }}
      >
        <FileButton
          variant={name === '' ? 'contained' : 'outlined'}
          startIcon={<UploadFileRounded />}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          describedBy={`${id}-hint`}
          onFiles={chooseFirst}
        >
          {name === '' ? words.choose : words.another}
        </FileButton>
        <Typography variant="body2" sx={hiddenOnTouch}>
          {words.drop}
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
          {words.hint}
        </Typography>
        <Typography
          role="status"
          dir="auto"
          sx={{
            flexBasis: '100%',
            fontWeight: 'fontWeightSemibold',
            overflowWrap: 'anywhere',
            '&:empty': { display: 'none' },
          }}
        >
          {state === 'reading' && words.reading}
          {summary && words.found(name, summary.rows)}
        </Typography>
        {problem && (
          <Alert severity="error" sx={{ flexBasis: '100%' }}>
            {problem === 'failed' ? words.failed : leadImport.problems[problem]}
          </Alert>
        )}
        {summary?.encoding === 'Windows-1252' && (
          <Alert severity="warning" sx={{ flexBasis: '100%' }}>
            {words.guessedEncoding}
          </Alert>
        )}
        {summary?.head.length === 0 && (
          <Alert severity="warning" sx={{ flexBasis: '100%' }}>
            {words.noHead}
          </Alert>
        )}
      </Box>
    </Panel>
  );
}
