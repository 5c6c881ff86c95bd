import {
  Form,
  Formik,
  type FormikErrors,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
  useFormikContext,
} from 'formik';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';

/** Props of {@link AppForm}. */
export interface AppFormProps<Values extends FormikValues, Valid extends object> {
  initialValues: Values;
  /**
   * The entity's schema of `domain/`, which also trims white space. With JavaScript only the schema validates: all
   * errors appear at once, below their fields, and the browser's own validation is off. Without a schema the browser
   * validates.
   */
  schema?: ObjectSchema<Valid>;
  /**
   * Receives the valid, trimmed record, and the values before the user's changes. If it rejects with `InvalidInput`, the
   * errors appear below their fields, unless `alertOnly`; any other error, and errors of fields that the form does not
   * show, make `FormFailure` show `failedText`. The input is kept. On success the form is reset, unless `keepsValues`.
   */
  onSubmit: (record: Valid, before: Values) => Promise<void>;
  /** Message for a failed submission: what happened, and what to do next. */
  failedText: string | ((error: unknown) => string);
  /** Shows `failedText` for `InvalidInput` too, for a form whose errors do not belong to a single field. */
  alertOnly?: boolean;
  /**
   * Keeps the values after success, for a form that stays open or is left: submitted values become the initial ones,
   * and edits made meanwhile are kept.
   */
  keepsValues?: boolean;
  /** URL to which the browser posts the form without JavaScript; `refusal` is the server's answer to such a post. */
  action?: string;
  refusal?: FormRefusal;
  children: ReactNode;
}

/** The server's answer to an invalid form posted without JavaScript. */
export interface FormRefusal {
  /** Error messages by field name. */
  fields?: Readonly<Record<string, string>>;
  /** Error message that belongs to no field. */
  failure?: string;
}

/**
 * A form that is validated by its schema and then by the receiver. Errors appear below their fields until these are
 * edited; the first invalid field gets the focus. Without JavaScript the browser validates (`required`, `type`).
 */
export function AppForm<Values extends FormikValues, Valid extends object = Values>(
  props: AppFormProps<Values, Valid>,
) {
  const { initialValues, schema, failedText, action, refusal, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const formik = useRef<FormikProps<Values>>(null);
  const failureOf = (error: unknown) => (typeof failedText === 'function' ? failedText(error) : failedText);
  const submit = useSubmit(props, formik, failureOf);
  return (
    <Formik
      innerRef={formik}
      initialValues={initialValues}
      initialErrors={refusal?.fields as FormikErrors<Values> | undefined}
      initialStatus={refusal?.failure}
      validate={(values) =>
        schema ? validationErrors(schema, { ...values, ...incompleteDates(element.current) }) : {}
      }
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting, status, setStatus }) => (
        // Any edit removes the message of the last attempt.
        <Form
          ref={element}
          aria-busy={isSubmitting}
          // A form that can be posted without JavaScript gets `noValidate` from AdoptTypedValues.
          noValidate={Boolean(schema && !action)}
          method={action && 'post'}
          action={action}
          onChange={() => status && setStatus(undefined)}
          // Ignores submissions while one is pending. Submit events of dialogs opened from the form bubble through here
          // as well.
          onSubmitCapture={(event) => {
            if (!isSubmitting || event.target !== event.currentTarget) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {children}
          {action && <AdoptTypedValues />}
          <ShowErrors failureOf={failureOf} />
        </Form>
      )}
    </Formik>
  );
}

/** @returns a function that submits the form's values; a second submission waits for the pending one. */
function useSubmit<Values extends FormikValues, Valid extends object>(
  { initialValues, schema, onSubmit, alertOnly, keepsValues }: AppFormProps<Values, Valid>,
  formik: RefObject<FormikProps<Values> | null>,
  failureOf: (error: unknown) => string,
) {
  const sending = useRef<Promise<void>>(undefined);
  const send = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      const before = formik.current?.initialValues ?? initialValues;
      await onSubmit(schema ? validate(schema, values) : (values as FormikValues as Valid), before);
      const typed = formik.current?.values;
      form.resetForm(keepsValues ? { values } : undefined);
      // Edits made while the request was pending.
      if (keepsValues && typed && typed !== values) void form.setValues(typed, false);
    } catch (error) {
      if (error instanceof InvalidInput && !alertOnly) form.setErrors(error.fields as FormikErrors<Values>);
      else form.setStatus(failureOf(error));
    }
  };
  return (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    sending.current ??= send(values, form).finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  };
}

/**
 * After each refused attempt, moves the focus to the form's first invalid field; if none of the fields with errors is
 * shown, shows the form's message instead.
 */
function ShowErrors({ failureOf }: { failureOf: (error: unknown) => string }) {
  const { submitCount, isSubmitting, isValidating, errors, setStatus } = useFormikContext<FormikValues>();
  const marker = useRef<HTMLSpanElement>(null);
  const shownCount = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === shownCount.current) return;
    shownCount.current = submitCount;
    const invalid = marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A radio group is not focusable itself.
    (invalid?.querySelector('input') ?? invalid)?.focus();
    if (!invalid && Object.keys(errors).length > 0)
      setStatus(failureOf(new InvalidInput(errors as Record<string, string>)));
  }, [submitCount, isSubmitting, isValidating, errors, setStatus, failureOf]);
  return <span ref={marker} hidden />;
}

/**
 * Returns invalid values for partly typed dates and times, for which browsers report an empty value, so that the schema
 * rejects them.
 */
function incompleteDates(form: HTMLFormElement | null): Record<string, string> {
  const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
  return Object.fromEntries(controls.filter(({ validity }) => validity.badInput).map(({ name }) => [name, '-']));
}

/** @returns the schema's error messages by field. */
function validationErrors<Values, Valid extends object>(
  schema: ObjectSchema<Valid>,
  values: Values,
): FormikErrors<Values> {
  try {
    validate(schema, values);
    return {};
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields as FormikErrors<Values>;
    throw error;
  }
}

/**
 * Adopts values typed into the server-rendered HTML before hydration; from then on the schema validates instead of the
 * browser.
 */
function AdoptTypedValues() {
  const { values, setFieldValue } = useFormikContext<FormikValues>();
  const marker = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the first re-render.
  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    form.noValidate = true;
    for (const [name, value] of new FormData(form)) {
      if (name in values && values[name] !== value) void setFieldValue(name, value, false);
    }
  }, []);
  return <span ref={marker} hidden />;
}
