import TablePagination from '@mui/material/TablePagination';
import { listWords } from '#content/admin/list.ts';

/** Rows per page. */
export const shownRows = 10;

/** Props of {@link PanelPages}. */
export interface PanelPagesProps {
  /** Total number of rows. */
  count: number;
  /** Current page, starting at 0. */
  page: number;
  onChange: (page: number) => void;
}

/** Pagination of rows in a panel. */
export function PanelPages({ onChange, ...pages }: PanelPagesProps) {
  return (
    <TablePagination
      component="div"
      {...pages}
      rowsPerPage={shownRows}
      rowsPerPageOptions={[]}
      labelDisplayedRows={listWords.range}
      getItemAriaLabel={(type) => (type === 'previous' ? listWords.previousPage : listWords.nextPage)}
      onPageChange={(_event, next) => onChange(next)}
    />
  );
}
