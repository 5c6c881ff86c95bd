import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** Props of {@link TextField}. */
export interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'password';
  /** The browser itself asks for it. */
  required?: boolean;
  /** Said to be required, but left to the schema, which has a sentence of its own. */
  'aria-required'?: boolean;
  optionalText?: string;
  hint?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  readOnly?: boolean;
  /** The keyboard that phones show. */
  inputMode?: 'url' | 'numeric';
  placeholder?: string;
  /** For what is no prose: phones capitalise and correct nothing. */
  verbatim?: boolean;
  /** Stands in the field, after the text. */
  endAdornment?: ReactNode;
  multiline?: boolean;
  minRows?: number;
  /** `auto` for texts that may be written from right to left. */
  dir?: 'auto';
  sx?: SxProps<Theme>;
}

/** A text, email, phone, date, time or multi-line field of the surrounding form. */
export function TextField({
  name,
  label,
  type = 'text',
  optionalText,
  hint,
  dir,
  inputMode,
  verbatim,
  sx,
  ...rest
}: TextFieldProps) {
  const { 'aria-required': ariaRequired, ...input } = rest;
  const { id, errorId, error, control } = useFormField(name, hint);
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy, ...bound } = control;
  return (
    <FieldFrame id={id} errorId={errorId} label={label} optionalText={optionalText} hint={hint} error={error} sx={sx}>
      <OutlinedInput
        {...input}
        {...bound}
        type={input.multiline ? undefined : type}
        slotProps={{
          input: {
            dir,
            inputMode,
            ...(verbatim && { autoCapitalize: 'none', spellCheck: false }),
            'aria-required': ariaRequired,
            'aria-invalid': invalid,
            'aria-describedby': describedBy,
          },
        }}
      />
    </FieldFrame>
  );
}
