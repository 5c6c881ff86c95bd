import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Select } from '#components/Select.tsx';
import type { ListWords } from '#content/admin/list.ts';
import { all } from '#domain/listQuery.ts';
import { SearchBox } from '#lists/SearchBox.tsx';

/** A filter of a list. */
export interface ListFilter {
  /** The filter's parameter in the address. */
  name: string;
  label: string;
  /** The choice that lets everything through. */
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
  /** Further buttons of the list. */
  children: ReactNode;
}

/** Above a list: search, filters, and what can be done with the whole of it. */
export function ListTools({ words, q, filters, onFilter, children }: ListToolsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        // On a tablet the filters have a line of their own, beneath what stands behind them here.
        readingFlow: 'flex-visual',
        // A desk has a mouse: fields as low as the buttons beside them.
        '& .MuiOutlinedInput-input': { py: { md: 1 } },
        '& .MuiInputBase-root': { fontSize: { md: 'body2.fontSize' } },
        '& .MuiInputAdornment-root': { mr: -0.5, color: 'text.secondary' },
      }}
    >
      <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 180px' }, maxWidth: { md: 320 } }}>
        <SearchBox key={words.search.id} q={q} {...words.search} />
      </Box>
      <Box
        sx={{
          display: { xs: 'flex', md: 'contents' },
          flexWrap: 'wrap',
          gap: 1.5,
          flex: '1 0 100%',
          order: { sm: 1, md: 0 },
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
              flex: { xs: '1 1 140px', md: 'none' },
              minWidth: 0,
              maxWidth: { sm: 240, md: 'none' },
              // On paper only what narrows the list says something of it.
              ...(value === all ? { displayPrint: 'none' } : { fontWeight: 600 }),
            }}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          gap: 1.5,
          flex: { xs: '1 0 100%', sm: 'none' },
          ml: { md: 'auto' },
          '&:empty': { display: 'none' },
          '& > .MuiButton-root': { flex: { xs: 'auto', sm: 'none' }, minHeight: { xs: 44, md: 40 } },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
