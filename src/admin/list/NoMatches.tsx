import Button from '@mui/material/Button';
import { EmptyState } from '#components/EmptyState.tsx';
import type { ListWords } from '#content/admin/list.ts';

/** Props of {@link NoMatches}. */
export interface NoMatchesProps {
  /** Texts of the list and of its empty state. */
  words: Pick<ListWords, 'search' | 'clear'>;
  empty: ListWords['empty'];
  /** Clears search and filters; undefined if none is active. */
  onClear?: () => void;
}

/** Empty state of a list; clearing the filters focuses the search box. */
export function NoMatches({ words, empty, onClear }: NoMatchesProps) {
  return (
    <EmptyState variant="sheet" title={empty.title} text={empty.text}>
      {onClear && (
        <Button
          variant="outlined"
          size="small"
          sx={{ minHeight: 44 }}
          onClick={() => {
            onClear();
            document.getElementById(words.search.id)?.focus();
          }}
        >
          {words.clear}
        </Button>
      )}
    </EmptyState>
  );
}
