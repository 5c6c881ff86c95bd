import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FieldFrame } from './FieldFrame.tsx';
import { labelIdOf, useFormField } from './useFormField.ts';

/** Props of {@link RadioField}. */
export interface RadioFieldProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** A radio group of the surrounding form, for choices with few options. */
export function RadioField({ name, label, hint, options }: RadioFieldProps) {
  const { id, errorId, error, control } = useFormField(name, hint);
  const { value, onChange, 'aria-describedby': describedBy } = control;
  return (
    <FieldFrame id={id} errorId={errorId} label={label} labelsGroup hint={hint} error={error}>
      <RadioGroup
        row
        id={id}
        name={name}
        value={value}
        onChange={onChange}
        aria-labelledby={labelIdOf(id)}
        aria-describedby={describedBy}
        sx={{ columnGap: 2 }}
      >
        {options.map((option) => (
          <FormControlLabel key={option.value} value={option.value} label={option.label} control={<Radio />} />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
