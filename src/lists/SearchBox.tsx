import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { maxSearchLength, searchPause } from '#domain/listQuery.ts';
import { useListParam } from './useListParam.ts';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** The search text in the URL. */
  q: string;
  /** Id of the input, for callers that move the focus to it. */
  id: string;
  /** Accessible name of the input. */
  label: string;
  placeholder: string;
  /** Called when Enter has started the search. */
  onEnter?: () => void;
}

/**
 * A list's search field. The first character searches at once, further ones after `searchPause` without typing; Enter
 * and blur search immediately. The search text is kept in the URL.
 */
export function SearchBox({ q, id, label, placeholder, onEnter }: SearchBoxProps) {
  const setParam = useListParam();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  /** Whether a character was typed within the last `searchPause`. */
  const [typing, setTyping] = useState(false);
  /** Whether the text has changes that have not been searched for yet. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every character restarts the timer.
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(searchAfterPause, searchPause);
    return () => clearTimeout(timer);
  }, [typing, text]);

  // Back, forward and links change the search from outside; this component's own changes are `REPLACE` navigations.
  const follow = useEffectEvent(() => {
    if (navigationType === 'REPLACE' || (navigationType === 'PUSH' && waiting)) return;
    setText(q);
    setWaiting(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every navigation.
  useEffect(follow, [q, key]);

  // Adopts text typed into the server-rendered HTML before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
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
        onEnter?.();
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
        slotProps={{ input: { 'aria-label': label, maxLength: maxSearchLength } }}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
      />
    </Box>
  );
}
