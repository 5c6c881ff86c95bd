import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { longestSearch } from '#domain/listQuery.ts';
import { useListParam } from './useListParam.ts';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** The text that the address searches for. */
  q: string;
  /** Id of the input, for those who send the focus here. */
  id: string;
  /** The input's name, for screen readers. */
  label: string;
  placeholder: string;
}

/** A list's search: every letter narrows the list, and the address keeps what was typed. */
export function SearchBox({ q, id, label, placeholder }: SearchBoxProps) {
  const setParam = useListParam();
  const navigationType = useNavigationType();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);

  const search = (next: string) => {
    setText(next);
    setParam('q', next, { replace: true });
  };

  // Back, forward and links change the search from outside; our own letters arrive as replacements.
  useEffect(() => {
    if (navigationType !== 'REPLACE') setText(q);
  }, [q, navigationType]);

  // Letters typed into the server's HTML before React took over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once.
  useEffect(() => {
    const typed = input.current?.value ?? q;
    if (typed !== q) search(typed);
  }, []);

  return (
    <Box component="form" role="search" onSubmit={(event) => event.preventDefault()}>
      <OutlinedInput
        fullWidth
        type="search"
        name="q"
        value={text}
        onChange={(event) => search(event.target.value)}
        placeholder={placeholder}
        id={id}
        inputRef={input}
        slotProps={{ input: { 'aria-label': label, maxLength: longestSearch } }}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
      />
    </Box>
  );
}
