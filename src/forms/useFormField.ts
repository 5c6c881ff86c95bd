import { useField, useFormikContext } from 'formik';
import { type ChangeEvent, useId } from 'react';

/** @param name the field's name in the form's values. @param hint its hint. @returns the props that bind a control to its form. */
export function useFormField(name: string, hint?: string) {
  const id = useId();
  const errorId = errorIdOf(id);
  const [field, meta, helpers] = useField<string>(name);
  const { initialErrors } = useFormikContext();
  // Editing a field takes its sentence away.
  const edited = () => {
    if (meta.error) helpers.setError(undefined);
  };
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
        edited();
      },
      // Without JavaScript, it is the browser that goes to the first field that a server has refused.
      ...(Object.keys(initialErrors)[0] === name && { autoFocus: true }),
      'aria-invalid': meta.error ? true : undefined,
      'aria-describedby': [meta.error && errorId, hint && hintIdOf(id)].filter(Boolean).join(' ') || undefined,
    },
    /** For controls that are no inputs. */
    setValue: (value: string) => {
      void helpers.setValue(value, false);
      edited();
    },
    setError: (sentence: string) => helpers.setError(sentence),
  };
}

/** @returns the id of the label of the control with this id. */
export const labelIdOf = (id: string) => `${id}-label`;

/** @returns the id of the sentence that says what is wrong with the control of this id. */
export const errorIdOf = (id: string) => `${id}-error`;

/** @returns the id of the line that helps to fill in the control of this id. */
export const hintIdOf = (id: string) => `${id}-hint`;

/** @returns whether the surrounding form holds something that is not saved. */
export const useFormChanged = (): boolean => useFormikContext().dirty;

/** @returns what stands in a field of the surrounding form at the moment. */
export const useFormText = (name: string): string => useField<string>(name)[0].value;

/** @returns whether a field of the surrounding form holds what it began with. */
export function useFormUnchanged(name: string): boolean {
  const [, { value, initialValue }] = useField<string>(name);
  return value === initialValue;
}

/** @returns whether a checkbox of the surrounding form is ticked at the moment. */
export const useFormTick = (name: string): boolean => useField<boolean>(name)[0].value;

/** @returns ways to put texts into the surrounding form, as if they had been typed, and to send it. */
export function useFormEdit(): { setTexts: (texts: Readonly<Record<string, string>>) => void; submit: () => void } {
  const { setValues, submitForm, setStatus } = useFormikContext<Record<string, string>>();
  return {
    setTexts: (texts) => {
      setStatus(undefined);
      void setValues((before) => ({ ...before, ...texts }), false);
    },
    submit: () => void submitForm(),
  };
}
