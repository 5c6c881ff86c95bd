import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { leadPath } from '#adminPaths';
import { Select } from '#components/Select.tsx';
import { leadImport } from '#content/admin/leadImport.ts';
import { Panel, panelInset } from '../Panel.tsx';
import { type Duplicate, type DuplicateAction, duplicateActions } from './duplicates.ts';
import { PanelPages, usePanelPages } from './PanelPages.tsx';

const words = leadImport.duplicates;

/** The user's choices for rows whose contact already exists as a lead. */
export interface DuplicateChoices {
  all: DuplicateAction;
  /** Choices for single rows, by row number. */
  each: ReadonlyMap<number, DuplicateAction>;
}

/** Props of {@link DuplicatesPanel}. */
export interface DuplicatesPanelProps {
  /** Null while the search for duplicates is pending. */
  duplicates: readonly Duplicate[] | null;
  failed: boolean;
  onRetry: () => void;
  chosen: DuplicateChoices;
  onChoose: (chosen: DuplicateChoices) => void;
}

const options = duplicateActions.map((value) => ({ value, label: words.choices[value] }));
const lowSelect = { minWidth: 0, maxWidth: 1, '& .MuiOutlinedInput-input': { py: 0.75 } };

/** Lists duplicate rows, with a choice for all and for each of them. */
export function DuplicatesPanel({ duplicates, failed, onRetry, chosen, onChoose }: DuplicatesPanelProps) {
  const count = duplicates?.length ?? 0;
  const { shown, pages, isPaged } = usePanelPages(duplicates ?? []);
  const choose = (number: number, value: string) => {
    const each = new Map(chosen.each);
    const choice = duplicateActions.find((candidate) => candidate === value);
    if (choice) each.set(number, choice);
    else each.delete(number);
    onChoose({ ...chosen, each });
  };
  return (
    <Panel title={words.title}>
      <Box sx={{ display: 'grid', gap: 2, p: panelInset }}>
        <Typography role="status" variant="body2">
          {!failed && !duplicates && words.looking}
          {duplicates && (count === 0 ? words.none : words.found(count))}
        </Typography>
        {failed && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={onRetry}>
                {words.again}
              </Button>
            }
          >
            {words.failed}
          </Alert>
        )}
        {count > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Typography variant="body2" sx={{ fontWeight: 'fontWeightSemibold' }}>
              {words.forAll}
            </Typography>
            <Select
              options={options}
              value={chosen.all}
              inputProps={{ 'aria-label': words.forAll }}
              onChange={({ target }) =>
                onChoose({ all: duplicateActions.find((choice) => choice === target.value) ?? 'skip', each: new Map() })
              }
              sx={lowSelect}
            />
          </Box>
        )}
        {count > 0 && (
          <Box component="ul" aria-label={words.each} sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {shown.map(({ number, row, duplicateOf }) => (
              <Box
                component="li"
                key={number}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
              >
                <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography variant="body2" dir="auto" sx={{ fontWeight: 'fontWeightSemibold' }}>
                    {words.row(number)}: {row.name}
                  </Typography>
                  <Typography variant="body2" dir="auto">
                    {'lead' in duplicateOf ? (
                      <Link href={leadPath(duplicateOf.lead.id)} target="_blank" rel="noopener">
                        {words.lead(duplicateOf.lead.name)}
                      </Link>
                    ) : (
                      words.earlier(duplicateOf.earlier.number)
                    )}
                  </Typography>
                </Box>
                <Select
                  options={[{ value: '', label: words.asAll }, ...options]}
                  value={chosen.each.get(number) ?? ''}
                  inputProps={{ 'aria-label': words.choiceOf(number, row.name) }}
                  onChange={({ target }) => choose(number, target.value)}
                  sx={lowSelect}
                />
              </Box>
            ))}
          </Box>
        )}
        {isPaged && <PanelPages {...pages} />}
      </Box>
    </Panel>
  );
}
