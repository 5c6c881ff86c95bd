import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { InvalidInput, TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { enquiry, honeypotName } from '#content/enquiry.ts';
import { type EnquiryDraft, emptyEnquiry, enquirySchema } from '#domain/enquiry.ts';
import type { FormRefusal } from '#forms/AppForm.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { paths } from '#paths';
import { readService, receiptPath } from './contactParams.ts';

/** Action data of a form that was posted without JavaScript and rejected. */
export interface EnquiryAnswer extends FormRefusal {
  /** The submitted values. */
  values: EnquiryDraft;
}

/** Handles a form posted without JavaScript. @returns a redirect to the confirmation, or the errors. */
export async function enquiryAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    // Browsers submit line breaks as CRLF.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const values = Object.fromEntries(Object.keys(emptyEnquiry).map((name) => [name, text(name)])) as EnquiryDraft;
  const source = { page: paths.contact, service: readService(new URL(request.url).searchParams) };
  try {
    const { enquiries } = await backendOf(context);
    const sent = validate(enquirySchema, values);
    return redirect(receiptPath(await enquiries.send(sent, source, text(honeypotName)), sent), 303);
  } catch (error) {
    const status = statusOf(error);
    if (!status) throw error;
    const refusal =
      error instanceof InvalidInput ? { fields: error.fields } : { failure: messageOf(error, enquiry.failed, enquiry) };
    return data<EnquiryAnswer>({ values, ...refusal }, { status });
  }
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof InvalidInput) return 422;
  if (error instanceof TooManyAttempts) return 429;
  if (error instanceof Unreachable) return 503;
  return undefined;
}
