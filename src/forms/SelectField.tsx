import type { SxProps, Theme } from '@mui/material/styles';
import { Select } from '#components/Select.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** Props of {@link SelectField}. */
export interface SelectFieldProps {
  name: string;
  label: string;
  /** A line that helps to choose. */
  hint?: string;
  /** The browser itself asks for it. */
  required?: boolean;
  /** Said to be required, but left to the schema, which has a sentence of its own. */
  'aria-required'?: boolean;
  /** The first, empty choice; without it there is always something chosen. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  sx?: SxProps<Theme>;
}

/** A choice of the surrounding form; the browser's own list, which phones show best. */
export function SelectField({ name, label, hint, placeholder, options, sx, ...required }: SelectFieldProps) {
  const { id, errorId, error, control } = useFormField(name, hint);
  const { id: controlId, 'aria-invalid': invalid, 'aria-describedby': describedBy, ...bound } = control;
  return (
    <FieldFrame id={id} errorId={errorId} label={label} hint={hint} error={error} sx={sx}>
      <Select
        {...bound}
        placeholder={placeholder}
        options={options}
        inputProps={{ ...required, id: controlId, 'aria-invalid': invalid, 'aria-describedby': describedBy }}
      />
    </FieldFrame>
  );
}
