import { type FormikValues, useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';

/**
 * Shows values that were saved elsewhere in those fields of the surrounding form that have no unsaved changes. A field
 * that has keeps its initial value as well: the one that the user has seen and is replacing.
 * @param saved the latest saved values; a field follows whenever its value here changes.
 */
export function FollowSaved({ saved }: { saved: FormikValues }) {
  const form = useFormikContext<FormikValues>();
  const { isSubmitting } = form;
  const known = useRef(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the saved values only, and not while they are being saved.
  useLayoutEffect(() => {
    const changed = Object.keys(saved).filter((field) => saved[field] !== known.current[field]);
    if (isSubmitting || changed.length === 0) return;
    known.current = saved;
    const { values, initialValues, errors, status, submitCount } = form;
    const unedited = changed.filter((field) => values[field] === initialValues[field]);
    const followed = Object.fromEntries(unedited.map((field) => [field, saved[field]]));
    form.resetForm({ values: { ...initialValues, ...followed } });
    // Not passed to `resetForm`, which would show the errors again each time the form is reset.
    form.setFormikState((state) => ({ ...state, values: { ...values, ...followed }, errors, status, submitCount }));
  }, [isSubmitting, ...Object.values(saved)]);
  return null;
}
