import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Select } from '#components/Select.tsx';
import { leadImport } from '#content/admin/leadImport.ts';
import type { ImportTarget } from '#domain/leadImport.ts';
import { OneLine } from '../list/OneLine.tsx';
import { Panel, panelInset } from '../Panel.tsx';
import { targets } from './columns.ts';
import type { FileSummary } from './importWorker.ts';
import type { DateOrder } from './readRows.ts';
import { type ImportFile, needsDateOrder } from './useImportFile.ts';

const words = leadImport.columns;

/** Props of {@link ColumnsPanel}. */
export interface ColumnsPanelProps {
  file: ImportFile;
  summary: FileSummary;
  onColumn: (place: number, target: ImportTarget | null) => void;
  onDateOrder: (order: DateOrder) => void;
}

const options = [{ value: '', label: words.leaveOut }, ...targets];

/** Maps the columns of the file to fields, and asks for the order of day and month. */
export function ColumnsPanel({ file, summary, onColumn, onDateOrder }: ColumnsPanelProps) {
  const { hints, dateOrder, columns } = file;
  const hasAmbiguousDates = hints.dayFirst || hints.example !== '' || dateOrder !== null;
  return (
    <Panel title={words.title}>
      <Box sx={{ display: 'grid', gap: 2.5, p: panelInset }}>
        <Typography variant="body2">{words.hint}</Typography>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {columns.map((target, place) => {
            const name = summary.head[place] || words.number(place + 1);
            const example = summary.examples[place] ?? '';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity than their position.
              <Box component="li" key={place} sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
                <OneLine text={name} sx={{ fontWeight: 'fontWeightSemibold' }} />
                <Select
                  options={options}
                  value={target ?? ''}
                  inputProps={{ 'aria-label': words.is(name) }}
                  onChange={({ target: { value } }) =>
                    onColumn(place, targets.find((candidate) => candidate.value === value)?.value ?? null)
                  }
                  sx={{ '& .MuiOutlinedInput-input': { py: 1 } }}
                />
                <OneLine
                  text={example === '' ? '–' : words.example(example)}
                  sx={{ color: 'text.secondary', fontSize: 'caption.fontSize' }}
                />
              </Box>
            );
          })}
        </Box>
        {hasAmbiguousDates && <DateOrderField file={file} onChoose={onDateOrder} />}
      </Box>
    </Panel>
  );
}

/** Asks for the order of day and month if it cannot be detected. */
function DateOrderField({ file, onChoose }: { file: ImportFile; onChoose: (order: DateOrder) => void }) {
  const { hints, dateOrder } = file;
  const { dates } = leadImport;
  const id = useId();
  const isRequired = needsDateOrder(file);
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ fontWeight: 'fontWeightSemibold' }}>
        {dates.title}
      </Typography>
      {isRequired && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {dates.dayFirst}
        </Alert>
      )}
      {!isRequired && hints.example !== '' && <Typography variant="body2">{dates.ambiguous(hints.example)}</Typography>}
      <RadioGroup
        aria-labelledby={id}
        value={dateOrder ?? (hints.dayFirst ? '' : 'monthFirst')}
        onChange={(_event, value) => onChoose(value === 'dayFirst' ? 'dayFirst' : 'monthFirst')}
      >
        <FormControlLabel value="monthFirst" control={<Radio />} label={dates.monthFirst} />
        <FormControlLabel value="dayFirst" control={<Radio />} label={dates.dayFirstChoice} />
      </RadioGroup>
    </Box>
  );
}
