import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { AppForm, type AppFormProps } from '#forms/AppForm.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

type Values = Record<string, string | boolean>;

/** Renders a form around fields. @returns the mock that receives its values. */
export function openForm(initialValues: Values, fields: ReactNode, props: Partial<AppFormProps<Values, Values>> = {}) {
  const sent = vi.fn(async (_values: Values) => undefined);
  renderWithTheme(
    <AppForm initialValues={initialValues} onSubmit={sent} failedText="Please try again." keepsValues {...props}>
      {fields}
      <SubmitButton busyText="Sending…">Send</SubmitButton>
    </AppForm>,
  );
  return sent;
}
