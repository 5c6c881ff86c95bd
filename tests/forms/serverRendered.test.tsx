import { CacheProvider } from '@emotion/react';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { object, string } from 'yup';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useFormChanged } from '#forms/useFormField.ts';
import { field, fill } from '#tests/support/controls.ts';
import { testCache } from '#tests/support/styles.ts';

const schema = object({ name: string().default('').required('Your name?') });

/** A form that can be posted without JavaScript. @param failure message of an earlier attempt. */
const formOf = (fields: ReactNode, failure?: string) => (
  <CacheProvider value={testCache(false)}>
    <AppForm
      initialValues={{ name: '' }}
      schema={schema}
      onSubmit={async () => undefined}
      failedText=""
      action="/notes"
      refusal={failure === undefined ? undefined : { failure }}
    >
      <FormFailure />
      {fields}
    </AppForm>
  </CacheProvider>
);

/** Puts a form into the page as the server sends it. @returns its element, and a function that hydrates it. */
function serve(form: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(form);
  return {
    element: container.querySelector('form'),
    hydrate: () => act(async () => void render(form, { container, hydrate: true })),
  };
}

describe('A server-rendered form', () => {
  const name = <TextField name="name" label="Name" />;

  it('keeps what was typed before hydration, and counts it as a change', async () => {
    function Changed() {
      return <p>{useFormChanged() ? 'changed' : 'as it was'}</p>;
    }
    const { hydrate } = serve(
      formOf(
        <>
          {name}
          <Changed />
        </>,
      ),
    );
    field('Name').value = 'Ada';
    await hydrate();
    expect(field('Name')).toHaveValue('Ada');
    expect(screen.getByText('changed')).toBeInTheDocument();
    fill('Name', '');
    expect(screen.getByText('as it was')).toBeInTheDocument();
  });

  it('is checked by the browser until its schema can do that', async () => {
    const { element, hydrate } = serve(formOf(name));
    expect(element?.noValidate).toBe(false);
    await hydrate();
    expect(element?.noValidate).toBe(true);
  });

  it('gives its error message autofocus for browsers without JavaScript', () => {
    const { element } = serve(formOf(null, 'This did not get through.'));
    expect(element?.querySelector('[role="alert"]')).toHaveAttribute('autofocus');
  });
});
