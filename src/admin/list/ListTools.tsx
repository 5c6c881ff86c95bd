import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Select } from '#components/Select.tsx';
import type { ListWords } from '#content/admin/list.ts';
import { all } from '#domain/listQuery.ts';
import { SearchBox } from '#lists/SearchBox.tsx';

/** A filter of a list. */
export interface ListFilter {
  /** Query parameter of the filter. */
  name: string;
  label: string;
  /** Label of the option that disables the filter. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  value: string;
}

/** Props of {@link ListTools}. */
export interface ListToolsProps {
  words: Pick<ListWords, 'search'>;
  q: string;
  filters: readonly ListFilter[];
  onFilter: (name: string, value: string) => void;
  /** Further filters, after these. */
  moreFilters?: ReactNode;
  /** Additional buttons of the list. */
  children: ReactNode;
}

/**
 * Styles of a filter that shares its rows: at least as wide as the chosen label, also with the wider letters that some
 * readers need. Browsers that size a select by its longest option instead would give each filter on phones a row of its
 * own; they may cut a label.
 * @param oneRow breakpoint from which on all filters are in one row, as wide as their longest option.
 */
const wholeChoice = (oneRow: 'md' | 'lg') => ({
  '@supports (field-sizing: content)': {
    minWidth: { xs: 'min-content', [oneRow]: 0 },
    '&&& .MuiNativeSelect-select': {
      fieldSizing: { xs: 'content', [oneRow]: 'fixed' },
      width: 'auto',
      flexGrow: 1,
      maxWidth: 'calc(100vw - 32px)',
    },
  },
});

/** Toolbar of a list: search, filters and actions. */
export function ListTools({ words, q, filters, onFilter, moreFilters, children }: ListToolsProps) {
  // Beside the sidebar, a tablet has space for the search and two filters in one row.
  const oneRow = filters.length > 2 ? 'lg' : 'md';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        // Hidden rows would leave their distances.
        '@media print': { rowGap: 0 },
        // On tablets the filters wrap below the buttons that follow them in the DOM.
        readingFlow: 'flex-visual',
        // Smaller fields for mouse users, as low as the buttons beside them.
        '& .MuiOutlinedInput-input': { py: { md: 1 } },
        '& .MuiInputBase-root': { fontSize: { md: 'body2.fontSize' } },
        '& .MuiInputAdornment-root': { color: 'text.secondary' },
      }}
    >
      <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 180px' }, maxWidth: { [oneRow]: 320 } }}>
        <SearchBox q={q} {...words.search} />
      </Box>
      <Box
        sx={{
          display: { xs: 'flex', [oneRow]: 'contents' },
          flexWrap: 'wrap',
          gap: 1.5,
          flex: '1 0 100%',
          order: { sm: 1, [oneRow]: 0 },
          '&:empty': { display: 'none' },
        }}
      >
        {filters.map(({ name, label, allLabel, options, value }) => (
          <Select
            key={name}
            inputProps={{ 'aria-label': label }}
            options={[{ value: all, label: allLabel }, ...options]}
            value={value}
            onChange={({ target }) => onFilter(name, target.value)}
            sx={{
              flex: { xs: '1 1 140px', [oneRow]: 'none' },
              minWidth: 0,
              maxWidth: { sm: 240, [oneRow]: 'none' },
              ...wholeChoice(oneRow),
              // Print shows active filters only.
              ...(value === all ? { displayPrint: 'none' } : { fontWeight: 'fontWeightSemibold' }),
            }}
          />
        ))}
        {moreFilters}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          gap: 1.5,
          flex: { xs: '1 0 100%', sm: 'none' },
          ml: { [oneRow]: 'auto' },
          '&:empty': { display: 'none' },
          '& > .MuiButton-root': { flex: { xs: 'auto', sm: 'none' }, minHeight: { xs: 44, md: 40 } },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
