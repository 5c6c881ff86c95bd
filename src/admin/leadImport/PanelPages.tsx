import TablePagination from '@mui/material/TablePagination';
import { listWords } from '#content/admin/list.ts';

/** Rows of a page. */
export const shownRows = 10;

/** Props of {@link PanelPages}. */
export interface PanelPagesProps {
  /** Rows in all. */
  count: number;
  /** From 0. */
  page: number;
  onChange: (page: number) => void;
}

/** The pages of rows that stand on a panel. */
export function PanelPages({ onChange, ...pages }: PanelPagesProps) {
  return (
    <TablePagination
      component="div"
      {...pages}
      rowsPerPage={shownRows}
      rowsPerPageOptions={[]}
      labelDisplayedRows={listWords.range}
      getItemAriaLabel={(type) => listWords[`${type}Page`]}
      onPageChange={(_event, next) => onChange(next)}
    />
  );
}
