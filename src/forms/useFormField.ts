import { useField } from 'formik';
import { type ChangeEvent, useId } from 'react';

/** What a bound control needs of its form. @param name the field's name in the form's values. */
export function useFormField(name: string) {
  const id = useId();
  const [field, meta, helpers] = useField<string>(name);
  const errorId = `${id}-error`;
  return {
    id,
    errorId,
    error: meta.error,
    control: {
      id,
      name,
      value: field.value,
      onBlur: field.onBlur,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
        field.onChange(event);
        // Editing a field takes its sentence away.
        if (meta.error) helpers.setError(undefined);
      },
      'aria-invalid': meta.error ? true : undefined,
      'aria-describedby': meta.error ? errorId : undefined,
    },
  };
}
