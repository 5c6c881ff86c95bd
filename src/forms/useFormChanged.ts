import { useFormikContext } from 'formik';

/** @returns whether the surrounding form holds something that is not saved. */
export const useFormChanged = (): boolean => useFormikContext().dirty;
