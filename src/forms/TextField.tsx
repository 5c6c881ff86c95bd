import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** Props of {@link TextField}. */
export interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'password';
  required?: boolean;
  optionalText?: string;
  autoComplete?: string;
  placeholder?: string;
  multiline?: boolean;
  minRows?: number;
  sx?: SxProps<Theme>;
}

/** A text, email, phone, date or multi-line field of the surrounding form. */
export function TextField({ name, label, type = 'text', optionalText, sx, ...input }: TextFieldProps) {
  const { id, errorId, error, control } = useFormField(name);
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy, ...bound } = control;
  return (
    <FieldFrame id={id} errorId={errorId} label={label} optionalText={optionalText} error={error} sx={sx}>
      <OutlinedInput
        {...input}
        {...bound}
        type={input.multiline ? undefined : type}
        slotProps={{ input: { 'aria-invalid': invalid, 'aria-describedby': describedBy } }}
      />
    </FieldFrame>
  );
}
