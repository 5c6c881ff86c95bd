import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { longestSearch, searchPause } from '#domain/listQuery.ts';
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

/** A list's search: every pause narrows the list, Enter and leaving the box do at once; the address keeps what was typed. */
export function SearchBox({ q, id, label, placeholder }: SearchBoxProps) {
  const setParam = useListParam();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  /** Whether letters have been typed that were not searched for yet. */
  const [waiting, setWaiting] = useState(false);

  const type = (next: string) => {
    setText(next);
    setWaiting(true);
  };
  const search = () => {
    if (!waiting) return;
    setWaiting(false);
    setParam('q', text, { replace: true });
  };

  const searchLater = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew.
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(searchLater, searchPause);
    return () => clearTimeout(timer);
  }, [waiting, text]);

  // Back, forward and links change the search from outside; our own letters arrive as replacements.
  const follow = useEffectEvent(() => {
    if (navigationType === 'REPLACE' || (navigationType === 'PUSH' && waiting)) return;
    setText(q);
    setWaiting(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the address.
  useEffect(follow, [q, key]);

  // Letters typed into the server's HTML before React took over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once.
  useEffect(() => {
    const typed = input.current?.value ?? q;
    if (typed !== q) type(typed);
  }, []);

  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <OutlinedInput
        fullWidth
        type="search"
        name="q"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={search}
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
