import ExpandMore from '@mui/icons-material/ExpandMore';
import Pagination from '@mui/material/Pagination';
import TablePagination from '@mui/material/TablePagination';
import { listWords } from '#content/admin/list.ts';
import { pageButton } from '#content/pages.ts';
import { pageSizes } from '#domain/pagedQuery.ts';
import type { ListModel } from './useListModel.ts';

/** Props of {@link ListPages}. */
export interface ListPagesProps {
  model: ListModel;
  /** Number of matching records. */
  matching: number;
  /** Whether the list is shown as cards. */
  asCards: boolean;
  /** Called when another page of cards is selected, so that the list can scroll to its first card. */
  onTurn: () => void;
}

/** Pagination of a list. */
export function ListPages({ model, matching, asCards, onTurn }: ListPagesProps) {
  const { page, pageSize } = model.paginationModel;
  if (!asCards) {
    return (
      <TablePagination
        component="div"
        count={matching}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[...pageSizes]}
        labelRowsPerPage={listWords.rowsPerPage}
        labelDisplayedRows={listWords.range}
        getItemAriaLabel={(type) => (type === 'previous' ? listWords.previousPage : listWords.nextPage)}
        onPageChange={(_event, next) => model.setPage(next + 1)}
        onRowsPerPageChange={(event) => model.setPageSize(Number(event.target.value))}
        slotProps={{
          select: { native: true, IconComponent: ExpandMore, inputProps: { 'aria-label': listWords.rowsPerPage } },
        }}
      />
    );
  }
  if (matching <= pageSize) return null;
  return (
    <Pagination
      aria-label={listWords.pages}
      count={Math.ceil(matching / pageSize)}
      page={page + 1}
      siblingCount={0}
      color="primary"
      getItemAriaLabel={pageButton}
      onChange={(_event, next) => {
        model.setPage(next);
        onTurn();
      }}
      sx={{ display: 'flex', justifyContent: 'center', mt: 3 }}
    />
  );
}
