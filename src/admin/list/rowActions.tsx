import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
} from '@mui/x-data-grid';
import { createContext, type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react';
import { actionProps, openingHref, type RecordAction } from './recordAction.ts';

/** Actions by row id. In a context, as their links change with the URL, while columns should not change. */
export const ActionsOfRows = createContext<ReadonlyMap<string, readonly RecordAction[]>>(new Map());

/** The first cell of a row as a link that opens the record; the keyboard opens it from any cell with Enter. */
export function OpeningLink({ id, children }: { id: GridRowId; children: ReactNode }) {
  const href = openingHref(useContext(ActionsOfRows).get(String(id)));
  if (!href) return children;
  return (
    <Link
      href={href}
      tabIndex={-1}
      color="inherit"
      underline="none"
      sx={{
        display: 'block',
        flexGrow: 1,
        minWidth: 0,
        // Only the name of a cell with two lines.
        '&:hover [dir="auto"]:first-of-type': { textDecoration: 'underline' },
      }}
    >
      {children}
    </Link>
  );
}

/** @returns whether a click in a row is on nothing else that reacts, does not select text, and has no modifier. */
export function isPlainClick({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button, input, label, [role="checkbox"]') !== null;
  return !(isControl || ctrlKey || metaKey || shiftKey || altKey) && String(window.getSelection() ?? '') === '';
}

/** @returns whether Enter was pressed on a link, and opens it in this tab. */
export const isLinkOpenedHere = ({ target, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  target instanceof HTMLAnchorElement && target.target === '' && !(ctrlKey || metaKey || shiftKey);

/** The last column, with a visually hidden header. @param room for how many actions, as buttons of 36 px. */
export const actionsColumn = (label: string, room: number): GridColDef => ({
  field: 'actions',
  type: 'actions',
  headerName: label,
  renderHeader: () => <Box sx={{ opacity: 0 }}>{label}</Box>,
  resizable: false,
  width: 8 + 36 * room,
  align: 'right',
  renderCell: (cell) => <RowActions {...cell} />,
});

/** Icon buttons of a row, navigable with the arrow keys. */
function RowActions(cell: GridRenderCellParams) {
  const actions = useContext(ActionsOfRows).get(String(cell.id)) ?? [];
  return (
    <GridActionsCell {...cell}>
      {actions.map((action) => {
        const { onKeyDown, ...props } = actionProps(action);
        return (
          <GridActionsCellItem
            key={action.id ?? action.label}
            {...props}
            label={action.name}
            title={action.label}
            icon={<action.Icon fontSize="small" />}
            onKeyDown={(event) => {
              keepSpace(event);
              onKeyDown?.(event);
            }}
          />
        );
      })}
    </GridActionsCell>
  );
}

/** Keeps the grid from handling Space (next page) when a button has the focus. */
function keepSpace(event: Pick<KeyboardEvent, 'key' | 'stopPropagation'>): void {
  if (event.key === ' ') event.stopPropagation();
}
