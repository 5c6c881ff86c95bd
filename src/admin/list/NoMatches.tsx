import Button from '@mui/material/Button';
import { EmptyState } from '#components/EmptyState.tsx';
import type { ListWords } from '#content/admin/list.ts';

/** Props of {@link NoMatches}. */
export interface NoMatchesProps {
  /** The list's words, and those of its emptiness. */
  words: Pick<ListWords, 'search' | 'clear'>;
  empty: ListWords['empty'];
  /** Ends search and filters; absent where neither is on. */
  onClear?: () => void;
}

/** Stands in a list's place where nothing matches; clearing leads back to the search box. */
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
