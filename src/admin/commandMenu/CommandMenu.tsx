import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type HTMLAttributes, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commandMenu as words } from '#content/admin/commandMenu.ts';
import { maxSearchLength } from '#domain/listQuery.ts';
import { useAllViews } from '../list/savedViews.ts';
import { forgetOpenedRows } from '../list/useReturnFocus.ts';
import { type Destination, findPages, findTopics } from './destinations.ts';
import { type RecordSearch, useRecordSearch } from './useRecordSearch.ts';

/** Props of {@link CommandMenu}. */
export interface CommandMenuProps {
  /** Whether the user is an owner. */
  isOwner: boolean;
  onClose: () => void;
}

/** Finds pages, leads, posts and other records by name: arrow keys select, Enter opens, Escape closes. */
export function CommandMenu({ isOwner, onClose }: CommandMenuProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': words.title, sx: { mt: { xs: 2, sm: '12vh' }, mx: 2, width: 'calc(100% - 32px)' } },
      }}
    >
      <Choices
        isOwner={isOwner}
        onClose={onClose}
        onChoose={({ path }) => {
          // Closed before navigating, so that the new page takes the focus instead of the previously focused element.
          onClose();
          forgetOpenedRows();
          navigate(path);
        }}
      />
    </Dialog>
  );
}

interface ChoicesProps extends CommandMenuProps {
  onChoose: (destination: Destination) => void;
}

/** Search field and results; mounted anew whenever the menu opens. */
function Choices({ isOwner, onChoose, onClose }: ChoicesProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [entered, setEntered] = useState(false);
  const search = useRecordSearch(text);
  const options = [...findPages(text, useAllViews(), isOwner), ...search.records, ...findTopics(text, isOwner)];
  const [first] = options;

  useEffect(() => {
    if (entered && first) onChoose(first);
  });

  // Enter before there is any result opens the first one once it is found. Autocomplete prevents the default of an
  // Enter that selects.
  const rememberEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.defaultPrevented && !event.nativeEvent.isComposing) setEntered(true);
  };

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    id,
    open: true,
    options,
    value: null,
    inputValue: text,
    onInputChange: (_event, next, reason) => {
      if (reason !== 'input') return;
      setText(next);
      setEntered(false);
    },
    // Autocomplete stops Escape from reaching the dialog, so the menu closes itself.
    onClose: (_event, reason) => reason === 'escape' && onClose(),
    onChange: (_event, destination) => destination && onChoose(destination),
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ group, label, path }) => `${group} ${label} ${path}`,
    isOptionEqualToValue: (one, other) => one.path === other.path,
    groupBy: ({ group }) => words.groups[group],
    filterOptions: (all) => all,
    autoHighlight: true,
    clearOnEscape: false,
  });
  return (
    <Box onKeyDown={rememberEnter} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box {...getRootProps()} sx={{ display: 'contents' }}>
        <OutlinedInput
          fullWidth
          autoFocus
          placeholder={words.placeholder}
          startAdornment={
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          }
          slotProps={{ input: { ...getInputProps(), 'aria-label': words.title, maxLength: maxSearchLength } }}
          sx={{ m: 2, width: 'auto', flex: 'none' }}
        />
        <Typography role="status" variant="body2" sx={{ px: 3, pb: 0.5, color: 'text.secondary' }}>
          {sentenceOf(search, options.length)}
        </Typography>
        {groupedOptions.length > 0 && (
          <Box
            component="ul"
            {...getListboxProps()}
            aria-label={words.title}
            sx={{ m: 0, p: 0, pb: 1.5, overflowY: 'auto', maxHeight: '50vh', listStyle: 'none' }}
          >
            {groupedOptions.map(({ key, group, index: first, options: members }) => (
              <Box component="li" key={key} role="presentation">
                <Typography
                  id={`${id}-group-${first}`}
                  variant="fine"
                  component="p"
                  sx={{ px: 3, pt: 1.5, pb: 0.5, fontWeight: 'fontWeightSemibold', color: 'text.secondary' }}
                >
                  {group}
                </Typography>
                <Box component="ul" role="group" aria-labelledby={`${id}-group-${first}`} sx={{ m: 0, p: 0 }}>
                  {members.map((option, index) => {
                    const { key: optionKey, ...props } = getOptionProps({ option, index: first + index });
                    return <Choice key={optionKey} {...props} destination={option} />;
                  })}
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface ChoiceProps extends HTMLAttributes<HTMLLIElement> {
  destination: Destination;
}

function Choice({ destination: { label, detail }, ...props }: ChoiceProps) {
  return (
    <Box
      component="li"
      {...props}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'baseline' },
        columnGap: 2,
        minHeight: 44,
        px: 3,
        py: 1.25,
        cursor: 'pointer',
        listStyle: 'none',
        '&.Mui-focused': { bgcolor: 'background.sunken' },
        '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid', outlineOffset: '-2px' } },
      }}
    >
      {/* The label has priority over a long detail beside it. */}
      <Typography
        variant="body2"
        component="span"
        dir="auto"
        noWrap
        sx={{ flexShrink: 0, maxWidth: { xs: '100%', sm: '70%' }, fontWeight: 'fontWeightSemibold' }}
      >
        {label}
      </Typography>
      {detail && (
        <Typography variant="body2" component="span" dir="auto" noWrap sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
}

/** @returns the status of a search for screen readers; empty without a search. */
function sentenceOf({ state }: RecordSearch, count: number): string {
  if (state === 'idle') return '';
  if (state === 'failed') return words.failed;
  if (state === 'searching') return words.searching;
  return count === 0 ? words.nothing : words.found(count);
}
