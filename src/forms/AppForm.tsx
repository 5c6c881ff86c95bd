import { Form, Formik, type FormikErrors, type FormikProps, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';

/** Props of {@link AppForm}. */
export interface AppFormProps<Values extends FormikValues, Valid extends object> {
  initialValues: Values;
  /**
   * The entity's schema of `domain/`; blanks are trimmed by it. Where it runs, it alone checks, with sentences under all
   * fields at once, and the browser shows none of its own. Without one the browser checks what it can.
   */
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
  /** For a form that stays, or is left, once it is sent: what was sent counts as unchanged, what was typed meanwhile stays. */
  keepsValues?: boolean;
  /** Where a browser without JavaScript posts the form; `refusal` is what came back of that. */
  action?: string;
  refusal?: FormRefusal;
  children: ReactNode;
}

/** A server's refusal of a form that was posted without JavaScript. */
export interface FormRefusal {
  /** One sentence per field name. */
  fields?: Readonly<Record<string, string>>;
  /** The sentence for an error that belongs to no field. */
  failure?: string;
}

/**
 * A form: its schema checks, the receiver has the last word. Errors stand under their fields until these are edited; the
 * first takes the focus. Where no JavaScript runs, the browser checks what it can (`required`, `type`).
 */
export function AppForm<Values extends FormikValues, Valid extends object = Values>(
  props: AppFormProps<Values, Valid>,
) {
  const { initialValues, schema, onSubmit, failedText, keepsValues, action, refusal, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef<Promise<void>>(undefined);
  const formik = useRef<FormikProps<Values>>(null);
  return (
    <Formik
      innerRef={formik}
      initialValues={initialValues}
      initialErrors={refusal?.fields as FormikErrors<Values> | undefined}
      initialStatus={refusal?.failure}
      validate={(values) => (schema ? faultsOf(schema, { ...values, ...halfTyped(element.current) }) : {})}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={(values, form) => {
        const send = async () => {
          form.setStatus(undefined);
          try {
            await onSubmit(schema ? validate(schema, values) : (values as FormikValues as Valid));
            const typed = formik.current?.values;
            form.resetForm(keepsValues ? { values } : undefined);
            // While it was on its way.
            if (keepsValues && typed && typed !== values) void form.setValues(typed, false);
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
          ref={element}
          aria-busy={isSubmitting}
          // A form that can be posted without JavaScript: see TakeOver.
          noValidate={Boolean(schema && !action)}
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
          {action && <TakeOver />}
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  );
}

/** Moves the focus to the form's first invalid field after each refused attempt. */
function FocusFirstError() {
  const { submitCount, isSubmitting, isValidating } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const told = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === told.current) return;
    told.current = submitCount;
    const invalid = marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of radio buttons takes no focus itself.
    (invalid?.querySelector('input') ?? invalid)?.focus();
  }, [submitCount, isSubmitting, isValidating]);
  return <span ref={marker} hidden />;
}

/** @returns values that make a schema refuse half typed days and times, for which browsers hand out an empty text. */
function halfTyped(form: HTMLFormElement | null): Record<string, string> {
  const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
  return Object.fromEntries(controls.filter(({ validity }) => validity.badInput).map(({ name }) => [name, '-']));
}

/** @returns a sentence for each field that the schema has something against. */
function faultsOf<Values, Valid extends object>(schema: ObjectSchema<Valid>, values: Values): FormikErrors<Values> {
  try {
    validate(schema, values);
    return {};
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields as FormikErrors<Values>;
    throw error;
  }
}

/**
 * Takes into the surrounding form what was typed into the server's HTML before React took it over; from then on it is the
 * schema that checks.
 */
function TakeOver() {
  const { values, setValues } = useFormikContext<FormikValues>();
  const marker = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, before anything is drawn again.
  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    form.noValidate = true;
    const typed = [...new FormData(form)].filter(([name, value]) => name in values && values[name] !== value);
    if (typed.length > 0) void setValues({ ...values, ...Object.fromEntries(typed) }, false);
  }, []);
  return <span ref={marker} hidden />;
}
