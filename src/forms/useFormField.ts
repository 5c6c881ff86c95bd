import { useField, useFormikContext } from 'formik';
import { type ChangeEvent, type ReactNode, useId } from 'react';

/**
 * @param name of the field in the form's values.
 * @param hint the field's hint.
 * @returns the props that bind an input to the form, as `control`; ids, error and setters for other controls.
 */
export function useFormField(name: string, hint?: ReactNode) {
  const id = useId();
  const errorId = errorIdOf(id);
  const [field, meta, helpers] = useField<string>(name);
  const { initialErrors, setStatus } = useFormikContext();
  // Editing the field clears its error, also one that is newer than the control's handlers: an upload may take a while.
  const clearError = () => helpers.setError(undefined);
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
        clearError();
      },
      // Without JavaScript, `autofocus` puts the focus on the first field that the server has rejected.
      ...(Object.keys(initialErrors)[0] === name && { autoFocus: true }),
      'aria-invalid': meta.error ? true : undefined,
      'aria-describedby': describedByOf(id, meta.error, hint),
    },
    /** For controls that are not inputs. */
    setValue: (value: string) => {
      // The form removes the message of its last attempt by itself only if an input has changed.
      setStatus(undefined);
      void helpers.setValue(value, false);
      clearError();
    },
    setError: (sentence: string | undefined) => helpers.setError(sentence),
  };
}

/** @returns the id of a control's label. */
export const labelIdOf = (id: string) => `${id}-label`;

/** @returns the id of a control's error message. */
export const errorIdOf = (id: string) => `${id}-error`;

/** @returns the id of a control's hint. */
export const hintIdOf = (id: string) => `${id}-hint`;

/** @returns the `aria-describedby` of a control: the ids of its error message and its hint, as far as it has them. */
export const describedByOf = (id: string, error: string | undefined, hint: ReactNode): string | undefined =>
  [error && errorIdOf(id), hint && hintIdOf(id)].filter(Boolean).join(' ') || undefined;

/** @returns whether the surrounding form has unsaved changes. */
export const useFormChanged = (): boolean => useFormikContext().dirty;

/** @returns whether the surrounding form is being saved. */
export const useFormBusy = (): boolean => useFormikContext().isSubmitting;

/** @returns the current value of a text field of the surrounding form. */
export const useFormText = (name: string): string => useField<string>(name)[0].value;

/** @returns the value that a text field of the surrounding form had when it was opened or last saved. */
export const useFormInitialText = (name: string): string => useField<string>(name)[1].initialValue ?? '';

/** @returns the error message of a field of the surrounding form, and a function that removes it. */
export function useFormError(name: string): { error: string | undefined; clear: () => void } {
  const [, { error }, { setError }] = useField<string>(name);
  return { error, clear: () => setError(undefined) };
}

/** @returns whether a field of the surrounding form still has its initial value. */
export function useFormUnchanged(name: string): boolean {
  const [, { value, initialValue }] = useField<string>(name);
  return value === initialValue;
}

/** @returns whether a checkbox of the surrounding form is checked. */
export const useFormCheckbox = (name: string): boolean => useField<boolean>(name)[0].value;

/** @returns functions that set values of the surrounding form, as if the user had typed them, and that submit it. */
export function useFormEdit(): { setTexts: (texts: Readonly<Record<string, string>>) => void; submit: () => void } {
  const { values, setValues, submitForm, setStatus, setFieldError } = useFormikContext<Record<string, string>>();
  return {
    setTexts: (texts) => {
      setStatus(undefined);
      for (const [name, text] of Object.entries(texts)) if (text !== values[name]) setFieldError(name, undefined);
      void setValues((before) => ({ ...before, ...texts }), false);
    },
    submit: () => void submitForm(),
  };
}
