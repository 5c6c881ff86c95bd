import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIsNarrow, useIsPrinting } from '../printing.ts';

/** Props of {@link ListDetailLayout}. */
export interface ListDetailLayoutProps<Row extends { id: string }> extends ListPaneProps<Row> {
  /** Width of the list, in px. */
  width: number;
  /** The record. */
  children: ReactNode;
}

/**
 * A record; on wide screens, beside the list that it was opened from. The list comes after the record for the keyboard
 * and screen readers, which would otherwise pass up to a hundred links first.
 */
export function ListDetailLayout<Row extends { id: string }>(props: ListDetailLayoutProps<Row>) {
  const { width, children, ...list } = props;
  const isNarrow = useIsNarrow('lg');
  const isPrinting = useIsPrinting();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'row-reverse', alignItems: 'flex-start', gap: 3 }}>
      <Box sx={{ flex: 1, minWidth: 0, containerType: 'inline-size' }}>{children}</Box>
      {!isNarrow && !isPrinting && (
        <Box sx={{ flex: 'none', width, alignSelf: 'stretch', displayPrint: 'none' }}>
          <ListPane {...list} />
        </Box>
      )}
    </Box>
  );
}

interface ListPaneProps<Row extends { id: string }> {
  label: string;
  /** Text with the number of records. */
  count: string;
  rows: readonly Row[];
  /** Id of the current record. */
  id: string;
  pathOf: (row: Row) => string;
  /** @returns the one-line content of a record. */
  rowOf: (row: Row) => ReactNode;
}

/** The list that a record was opened from. */
function ListPane<Row extends { id: string }>(props: ListPaneProps<Row>) {
  const { label, count, rows, id, pathOf, rowOf } = props;
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each current record.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={({ measures, vars }) => ({
        position: 'sticky',
        top: measures.adminHeader.md + 24,
        maxHeight: `calc(100vh - ${measures.adminHeader.md + 48}px)`,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: vars.shape.panelRadius,
        bgcolor: 'background.paper',
      })}
    >
      <Typography
        variant="body2"
        sx={{ px: 2, py: 1.5, color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}
      >
        {count}
      </Typography>
      <List disablePadding>
        {rows.map((row) => (
          <ListItem key={row.id} disablePadding ref={row.id === id ? current : undefined}>
            <ListItemButton
              href={pathOf(row)}
              selected={row.id === id}
              aria-current={row.id === id ? 'page' : undefined}
              sx={{ gap: 1, justifyContent: 'space-between', px: 2, py: 1, color: 'text.primary' }}
            >
              {rowOf(row)}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
