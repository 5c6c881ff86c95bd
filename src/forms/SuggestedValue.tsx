import { useField } from 'formik';
import { useEffect, useRef } from 'react';

/** Updates a field of the surrounding form when the suggested value changes, unless the user has changed the field. */
export function SuggestedValue({ name, value }: { name: string; value: string }) {
  const [field, , { setValue }] = useField<string>(name);
  const suggested = useRef(value);
  useEffect(() => {
    if (suggested.current === value) return;
    if (field.value === suggested.current) void setValue(value, false);
    suggested.current = value;
  }, [field.value, value, setValue]);
  return null;
}
