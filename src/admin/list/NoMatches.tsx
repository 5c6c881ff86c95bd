import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ListWords } from '#content/admin/list.ts';
import { sheetSx } from '../sheetSx.ts';

/** Props of {@link NoMatches}. */
export interface NoMatchesProps {
  /** The list's words, and those of its emptiness. */
  words: ListWords;
  empty: ListWords['empty'];
  /** Ends search and filters; absent where neither is on. */
  onClear?: () => void;
}

/** Stands in a list's place where nothing matches; clearing leads back to the search box. */
export function NoMatches({ words, empty, onClear }: NoMatchesProps) {
  return (
    <Box
      sx={{
        px: 2,
        py: { xs: 6, md: 10 },
        ...sheetSx,
        textAlign: 'center',
      }}
    >
      <Typography variant="h4" component="h2">
        {empty.title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {empty.text}
      </Typography>
      {onClear && (
        <Button
          variant="outlined"
          size="small"
          sx={{ mt: 3, minHeight: 44 }}
          onClick={() => {
            onClear();
            document.getElementById(words.search.id)?.focus();
          }}
        >
          {words.clear}
        </Button>
      )}
    </Box>
  );
}
