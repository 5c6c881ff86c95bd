import { Form, Formik, type FormikErrors, type FormikValues } from 'formik';
import { type ReactNode, useRef } from 'react';
import type { InferType, ObjectSchema } from 'yup';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { FocusFirstError } from './FocusFirstError.tsx';

/** Props of {@link AppForm}. */
export interface AppFormProps<Values extends FormikValues, Schema extends ObjectSchema<object>> {
  initialValues: Values;
  /** The entity's schema of `domain/`; blanks are trimmed by it. */
  schema: Schema;
  /**
   * Hands the valid, trimmed record on. `InvalidInput` puts its sentences under their fields; any other error
   * makes `FormFailure` say `failedText` and keeps all that was typed. On success the form is emptied.
   */
  onSubmit: (record: InferType<Schema>) => Promise<void>;
  /** What happened, and what to do next, when sending fails. */
  failedText: string;
  children: ReactNode;
}

/**
 * A form: the browser checks what it can (`required`, `type`), the schema what is left, the receiver has
 * the last word. Errors stand under their fields until these are edited; the first takes the focus.
 */
export function AppForm<Values extends FormikValues, Schema extends ObjectSchema<object>>(
  props: AppFormProps<Values, Schema>,
) {
  const { initialValues, schema, onSubmit, failedText, children } = props;
  const sending = useRef(false);
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={async (values, form) => {
        // A second press while the first is on its way must not send twice.
        if (sending.current) return;
        sending.current = true;
        form.setStatus(undefined);
        try {
          await onSubmit(validate(schema, values));
          form.resetForm();
        } catch (error) {
          if (error instanceof InvalidInput) form.setErrors(error.fields as FormikErrors<Values>);
          else form.setStatus(failedText);
        } finally {
          sending.current = false;
        }
      }}
    >
      {({ isSubmitting }) => (
        <Form aria-busy={isSubmitting}>
          {children}
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  );
}
