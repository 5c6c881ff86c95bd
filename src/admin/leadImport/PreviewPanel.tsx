import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Select } from '#components/Select.tsx';
import { leadImport } from '#content/admin/leadImport.ts';
import { OneLine } from '../list/OneLine.tsx';
import { Panel, panelInset } from '../Panel.tsx';
import { targets } from './columns.ts';
import { PanelPages, usePanelPages } from './PanelPages.tsx';
import type { ReadRow } from './readRows.ts';

const words = leadImport.preview;

/** Props of {@link PreviewPanel}. */
export interface PreviewPanelProps {
  rows: readonly ReadRow[];
  checking: boolean;
  /** Number of valid rows that are duplicates. */
  duplicates: number;
}

/** Preview of the rows to import, and the errors of rows that cannot be imported. */
export function PreviewPanel({ rows, checking, duplicates }: PreviewPanelProps) {
  const [onlyInvalid, setOnlyInvalid] = useState(false);
  const invalid = rows.filter(({ row }) => row === null);
  const listed = onlyInvalid ? invalid : rows;
  const { shown, pages } = usePanelPages(listed);
  const columns = targets.filter(({ value }) => rows.some(({ cells, problems }) => cells[value] ?? problems[value]));
  const which = [
    { value: 'all', label: words.all },
    { value: 'bad', label: words.onlyBad },
  ];
  return (
    <Panel
      title={words.title}
      action={
        invalid.length > 0 && (
          <Select
            options={which}
            value={onlyInvalid ? 'bad' : 'all'}
            inputProps={{ 'aria-label': words.which }}
            onChange={({ target }) => {
              setOnlyInvalid(target.value === 'bad');
              pages.onChange(0);
            }}
            sx={{ my: 0.5, '& .MuiOutlinedInput-input': { py: 0.75 } }}
          />
        )
      }
    >
      <Typography role="status" variant="body2" sx={{ px: panelInset, py: 1.5 }}>
        {checking ? words.checking : words.good(rows.length - invalid.length, duplicates)}{' '}
        {!checking && invalid.length > 0 && words.bad(invalid.length)}
      </Typography>
      <Box tabIndex={0} role="region" aria-label={words.scroll} sx={{ overflowX: 'auto' }}>
        <Table
          size="small"
          aria-busy={checking}
          sx={{ opacity: checking ? 0.5 : 1, '& th': { whiteSpace: 'nowrap' }, '& td': { verticalAlign: 'top' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{words.row}</TableCell>
              {columns.map(({ value, label }) => (
                <TableCell key={value}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ number, cells, problems }) => (
              <TableRow key={number}>
                <TableCell>{number}</TableCell>
                {columns.map(({ value }) => (
                  <TableCell key={value} sx={{ minWidth: 120, maxWidth: 260 }}>
                    <OneLine text={cells[value] ?? ''} />
                    {problems[value] && (
                      <Typography variant="fine" component="p" sx={{ color: 'error.main' }}>
                        {problems[value]}
                      </Typography>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <PanelPages {...pages} />
    </Panel>
  );
}
