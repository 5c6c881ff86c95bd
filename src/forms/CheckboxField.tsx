import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';

/** A yes or no of the surrounding form; its value is true or false. */
export function CheckboxField({ name, label }: { name: string; label: string }) {
  const [field, , helpers] = useField<boolean>(name);
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          name={name}
          checked={field.value}
          onBlur={field.onBlur}
          onChange={(_event, checked) => helpers.setValue(checked)}
        />
      }
    />
  );
}
