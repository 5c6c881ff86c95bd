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

/**
 * A list's search: the first letter narrows the list at once, those that follow it when no letter has come for
 * `searchPause`; Enter and leaving the box do not wait. The address keeps what was typed.
 */
export function SearchBox({ q, id, label, placeholder }: SearchBoxProps) {
  const setParam = useListParam();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  /** Whether a letter was typed less than a pause ago. */
  const [typing, setTyping] = useState(false);
  /** Whether letters have been typed that were not searched for yet. */
  const [waiting, setWaiting] = useState(false);

  const searchFor = (next: string) => {
    setWaiting(false);
    setParam('q', next, { replace: true });
  };
  const type = (next: string) => {
    setText(next);
    setTyping(true);
    if (typing) setWaiting(true);
    else searchFor(next);
  };
  const search = () => {
    setTyping(false);
    if (waiting) searchFor(text);
  };

  const searchAfterPause = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew.
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(searchAfterPause, searchPause);
    return () => clearTimeout(timer);
  }, [typing, text]);

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
