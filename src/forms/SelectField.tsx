import type { SxProps, Theme } from '@mui/material/styles';
import { Select } from '#components/Select.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** Props of {@link SelectField}. */
export interface SelectFieldProps {
  name: string;
  label: string;
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
export function SelectField({ name, label, placeholder, options, sx, ...required }: SelectFieldProps) {
  const { id, errorId, error, control } = useFormField(name);
  const { id: controlId, 'aria-invalid': invalid, 'aria-describedby': describedBy, ...bound } = control;
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error} sx={sx}>
      <Select
        {...bound}
        placeholder={placeholder}
        options={options}
        inputProps={{ ...required, id: controlId, 'aria-invalid': invalid, 'aria-describedby': describedBy }}
      />
    </FieldFrame>
  );
}
