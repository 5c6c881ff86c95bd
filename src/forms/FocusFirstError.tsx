import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Moves the focus to the form's first invalid field after each refused attempt. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValidating, errors } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const told = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === told.current) return;
    told.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValidating, errors]);
  return <span ref={marker} hidden />;
}
