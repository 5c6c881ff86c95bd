import Box from '@mui/material/Box';
import { listWords } from '#content/admin/list.ts';
import { RecordCard, type RecordCardContent } from './RecordCard.tsx';
import type { RecordAction } from './recordAction.ts';
import type { Selection } from './useSelection.ts';

/** Props of {@link ListCards}. */
export interface ListCardsProps<Row extends { id: string }> {
  rows: readonly Row[];
  cardOf: (row: Row) => RecordCardContent;
  /** @returns the name of a record. */
  nameOf: (row: Row) => string;
  actionsOf: (row: Row) => RecordAction[];
  selection: Selection<Row>;
  loading: boolean;
}

/** A list as cards, for screens too narrow for a grid; in two columns if there is space. */
export function ListCards<Row extends { id: string }>(props: ListCardsProps<Row>) {
  const { rows, cardOf, nameOf, actionsOf, selection, loading } = props;
  return (
    <Box
      component="ul"
      aria-busy={loading}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        opacity: loading ? 0.5 : 1,
        // Cards side by side have equal heights.
        '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      {rows.map((row) => (
        <li key={row.id}>
          <RecordCard
            card={cardOf(row)}
            actions={actionsOf(row)}
            choice={{
              name: listWords.select(nameOf(row)),
              checked: selection.ids.has(row.id),
              onChange: () => selection.toggle(row.id),
            }}
          />
        </li>
      ))}
    </Box>
  );
}
