import { type FormikValues, useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';

/** Takes into the surrounding form what was typed into the server's HTML before React took it over. */
export function KeepTyped() {
  const { values, setValues } = useFormikContext<FormikValues>();
  const marker = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, before anything is drawn again.
  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    const typed = [...new FormData(form)].filter(([name, value]) => name in values && values[name] !== value);
    if (typed.length > 0) void setValues({ ...values, ...Object.fromEntries(typed) }, false);
  }, []);
  return <span ref={marker} hidden />;
}
