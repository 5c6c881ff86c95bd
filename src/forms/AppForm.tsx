import { Form, Formik, type FormikErrors, type FormikValues } from 'formik';
import { type ReactNode, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { FocusFirstError } from './FocusFirstError.tsx';
import { KeepTyped } from './KeepTyped.tsx';

/** Props of {@link AppForm}. */
export interface AppFormProps<Values extends FormikValues, Valid extends object> {
  initialValues: Values;
  /** The entity's schema of `domain/`; blanks are trimmed by it. Without one the receiver alone judges. */
  schema?: ObjectSchema<Valid>;
  /**
   * Hands the valid, trimmed record on. `InvalidInput` puts its sentences under their fields; any other error
   * makes `FormFailure` say `failedText` and keeps all that was typed. On success the form is emptied,
   * unless it `keepsValues`.
   */
  onSubmit: (record: Valid) => Promise<void>;
  /**
   * What happened, and what to do next, when sending fails. A function is asked about every refusal,
   * `InvalidInput` too: only where it gives no sentence, those of the fields stand under them.
   */
  failedText: string | ((error: unknown) => string | undefined);
  /** For a form that is left once it is sent: what was sent stays, and counts as unchanged. */
  keepsValues?: boolean;
  /** The schema alone checks, with sentences of its own; the browser does not. */
  noValidate?: boolean;
  /** Where a browser without JavaScript posts the form; `refusal` is what came back of that. */
  action?: string;
  refusal?: FormRefusal;
  children: ReactNode;
}

/** What a server has against a form that a browser has posted by itself. */
export interface FormRefusal {
  /** One sentence per field name. */
  fields?: Readonly<Record<string, string>>;
  /** What happened, and what to do next, where it is not about the fields. */
  failure?: string;
}

/**
 * A form: the browser checks what it can (`required`, `type`), the schema what is left, the receiver has
 * the last word. Errors stand under their fields until these are edited; the first takes the focus.
 */
export function AppForm<Values extends FormikValues, Valid extends object = Values>(
  props: AppFormProps<Values, Valid>,
) {
  const { initialValues, schema, onSubmit, failedText, keepsValues, noValidate, action, refusal, children } = props;
  const sending = useRef<Promise<void>>(undefined);
  return (
    <Formik
      initialValues={initialValues}
      initialErrors={refusal?.fields as FormikErrors<Values> | undefined}
      initialStatus={refusal?.failure}
      validationSchema={schema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={(values, form) => {
        const send = async () => {
          form.setStatus(undefined);
          try {
            await onSubmit(schema ? validate(schema, values) : (values as FormikValues as Valid));
            form.resetForm(keepsValues ? { values } : undefined);
          } catch (error) {
            const refused = error instanceof InvalidInput;
            const sentence = typeof failedText === 'function' ? failedText(error) : !refused && failedText;
            if (sentence) form.setStatus(sentence);
            else if (refused) form.setErrors(error.fields as FormikErrors<Values>);
          }
        };
        // A second press in the same moment waits for the first instead of sending twice.
        sending.current ??= send().finally(() => {
          sending.current = undefined;
        });
        return sending.current;
      }}
    >
      {({ isSubmitting, status, setStatus }) => (
        // What was said of the last attempt is over as soon as something is changed.
        <Form
          aria-busy={isSubmitting}
          noValidate={noValidate}
          method={action && 'post'}
          action={action}
          onChange={() => status && setStatus(undefined)}
          // While it is on its way, no press counts. Those of a dialog opened from the form come by here too.
          onSubmitCapture={(event) => {
            if (!isSubmitting || event.target !== event.currentTarget) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {children}
          {action && <KeepTyped />}
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  );
}
