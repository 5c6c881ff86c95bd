import { useField } from 'formik';
import { useLayoutEffect, useRef } from 'react';

/**
 * Updates a field of the surrounding form when the suggested value changes, unless the user has changed the field, or it
 * was set together with the fields that the suggestion depends on.
 */
export function SuggestedValue({ name, value }: { name: string; value: string }) {
  const [field, , { setValue, setError }] = useField<string>(name);
  const suggested = useRef(value);
  const before = useRef(field.value);
  useLayoutEffect(() => {
    const isSetTogether = before.current !== field.value;
    before.current = field.value;
    if (suggested.current === value) return;
    if (field.value === suggested.current && !isSetTogether) {
      void setValue(value, false);
      setError(undefined);
    }
    suggested.current = value;
  }, [field.value, value, setValue, setError]);
  return null;
}
