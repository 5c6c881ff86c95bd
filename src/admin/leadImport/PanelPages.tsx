import TablePagination from '@mui/material/TablePagination';
import { useState } from 'react';
import { listWords } from '#content/admin/list.ts';

/** Rows per page. */
const pageSize = 10;

/**
 * @param rows all rows. @returns those of the current page, the props of {@link PanelPages}, and whether there are several
 * pages. If there are fewer rows than before, the last page takes the place of a later one.
 */
export function usePanelPages<Row>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState(0);
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const page = Math.min(chosen, lastPage);
  return {
    shown: rows.slice(page * pageSize, (page + 1) * pageSize),
    pages: { count: rows.length, page, onChange: setChosen },
    isPaged: lastPage > 0,
  };
}

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
      rowsPerPage={pageSize}
      rowsPerPageOptions={[]}
      labelDisplayedRows={listWords.range}
      getItemAriaLabel={(type) => (type === 'previous' ? listWords.previousPage : listWords.nextPage)}
      onPageChange={(_event, next) => onChange(next)}
    />
  );
}
