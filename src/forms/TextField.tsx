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
  /** Validated by the browser. */
  required?: boolean;
  /** Marked as required for screen readers; the schema validates with its own message. */
  'aria-required'?: boolean;
  optionalText?: string;
  hint?: ReactNode;
  autoComplete?: string;
  autoFocus?: boolean;
  readOnly?: boolean;
  /** Virtual keyboard to show. */
  inputMode?: 'url' | 'numeric';
  placeholder?: string;
  /** Switches off auto-capitalisation and spelling correction, for values that are not prose. */
  verbatim?: boolean;
  /** Element at the end of the input. */
  endAdornment?: ReactNode;
  multiline?: boolean;
  minRows?: number;
  /** `auto` for text that may be in a right-to-left language. */
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
