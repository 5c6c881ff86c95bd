import Box from '@mui/material/Box';
import { RecordCard, type RecordCardContent } from './RecordCard.tsx';
import type { RecordAction } from './recordAction.ts';

/** Props of {@link ListCards}. */
export interface ListCardsProps<Row extends { id: string }> {
  rows: readonly Row[];
  cardOf: (row: Row) => RecordCardContent;
  actionsOf: (row: Row) => RecordAction[];
  loading: boolean;
}

/** A list as cards, for screens that are too narrow for a grid; two beside each other where there is room. */
export function ListCards<Row extends { id: string }>({ rows, cardOf, actionsOf, loading }: ListCardsProps<Row>) {
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
      }}
    >
      {rows.map((row) => (
        <li key={row.id}>
          <RecordCard card={cardOf(row)} actions={actionsOf(row)} />
        </li>
      ))}
    </Box>
  );
}
