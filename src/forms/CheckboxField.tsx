import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';
import { describedByOf, errorIdOf, hintIdOf } from './useFormField.ts';

/** Props of {@link CheckboxField}. */
export interface CheckboxFieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  /** Values for unchecked and checked, where the form holds a string instead of a boolean. */
  texts?: readonly [no: string, yes: string];
}

/** A checkbox of the surrounding form; its value is a boolean, or one of two strings. */
export function CheckboxField({ name, label, required, hint, texts }: CheckboxFieldProps) {
  const id = useId();
  const [field, { error }, helpers] = useField<boolean | string>(name);
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={texts ? field.value === texts[1] : field.value === true}
            onBlur={field.onBlur}
            onChange={(_event, checked) => {
              void helpers.setValue(texts ? texts[checked ? 1 : 0] : checked);
              // Editing the field clears its error.
              helpers.setError(undefined);
            }}
            slotProps={{
              input: {
                required,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': describedByOf(id, error, hint),
              },
            }}
          />
        }
      />
      {hint && <FormHelperText id={hintIdOf(id)}>{hint}</FormHelperText>}
      {error && (
        <FormHelperText id={errorIdOf(id)} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
