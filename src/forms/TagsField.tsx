import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useRef } from 'react';
import { parseTags } from '#domain/texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** Props of {@link TagsField}. */
export interface TagsFieldProps {
  name: string;
  label: string;
  optionalText?: string;
  placeholder?: string;
  /** Accessible name of the list of tags. */
  listLabel: string;
  /** @returns the accessible name of the button that removes a tag. */
  removeLabel: (tag: string) => string;
}

/** A tags field of the surrounding form: comma-separated text, with each tag shown below it as a removable chip. */
export function TagsField({ name, label, optionalText, placeholder, listLabel, removeLabel }: TagsFieldProps) {
  const { id, errorId, error, control, setValue } = useFormField(name);
  const input = useRef<HTMLInputElement>(null);
  const tags = parseTags(control.value);

  const remove = (gone: string) => {
    setValue(tags.filter((tag) => tag !== gone).join(', '));
    // The clicked button is removed and would take the focus with it.
    input.current?.focus();
  };
  // Enter ends a tag instead of submitting the form.
  const endTag = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (tags.length > 0) setValue(`${tags.join(', ')}, `);
  };

  return (
    <FieldFrame id={id} errorId={errorId} label={label} optionalText={optionalText} error={error}>
      <OutlinedInput
        {...control}
        inputRef={input}
        placeholder={placeholder}
        inputProps={{ dir: 'auto' }}
        onKeyDown={endTag}
      />
      {tags.length > 0 && (
        <Box
          component="ul"
          aria-label={listLabel}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}
        >
          {tags.map((tag) => (
            <Box component="li" key={tag} sx={{ minWidth: 0 }}>
              <Chip
                label={<bdi>{tag}</bdi>}
                aria-label={removeLabel(tag)}
                onClick={() => remove(tag)}
                onDelete={() => remove(tag)}
                deleteIcon={<CloseRounded />}
                sx={{
                  maxWidth: '100%',
                  height: 32,
                  '@media (pointer: coarse)': { height: 44 },
                  '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': {
                    color: 'inherit',
                    fontSize: 'button.fontSize',
                    displayPrint: 'none',
                  },
                }}
              />
            </Box>
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}
