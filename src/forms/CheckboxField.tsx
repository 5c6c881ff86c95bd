import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';
import { errorIdOf } from './useFormField.ts';

/** Props of {@link CheckboxField}. */
export interface CheckboxFieldProps {
  name: string;
  label: string;
  /** Said to be required, but left to the schema, which has a sentence of its own. */
  'aria-required'?: boolean;
}

/** A yes or no of the surrounding form; its value is true or false. */
export function CheckboxField({ name, label, 'aria-required': required }: CheckboxFieldProps) {
  const errorId = errorIdOf(useId());
  const [field, { error }, helpers] = useField<boolean>(name);
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={field.value}
            onBlur={field.onBlur}
            onChange={(_event, checked) => {
              void helpers.setValue(checked);
              // Editing a field takes its sentence away.
              helpers.setError(undefined);
            }}
            slotProps={{
              input: {
                'aria-required': required,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': error && errorId,
              },
            }}
          />
        }
      />
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
