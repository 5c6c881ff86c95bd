import type { SxProps, Theme } from '@mui/material/styles';
import { Select } from '#components/Select.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** Props of {@link SelectField}. */
export interface SelectFieldProps {
  name: string;
  label: string;
  /** Help text below the control. */
  hint?: string;
  /** Validated by the browser. */
  required?: boolean;
  /** Marked as required for screen readers; the schema validates with its own message. */
  'aria-required'?: boolean;
  /** Label of an empty first option; without it there is no empty option. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  sx?: SxProps<Theme>;
}

/** A native select of the surrounding form, which is easier to use on phones than a custom list. */
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
