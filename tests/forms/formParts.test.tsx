import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { Unreachable } from '#backend/errors.ts';
import { AppForm, type AppFormProps } from '#forms/AppForm.tsx';
import { FillButton } from '#forms/FillButton.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { HoneypotField } from '#forms/HoneypotField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { SuggestedValue } from '#forms/SuggestedValue.tsx';
import { TextField } from '#forms/TextField.tsx';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

type Values = Record<string, string>;

const schema = object({ name: string().default('').required('Your name?'), kind: string().default('') });

/** Renders a form whose submissions stay pending until the test ends them. */
function formOf(children: ReactNode, props: Partial<AppFormProps<Values, Values>> = {}) {
  let end = (_error?: Error) => {};
  const onSubmit = () =>
    new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
  const form = (
    <AppForm initialValues={{ name: '', kind: '' }} onSubmit={onSubmit} failedText="Please try again." {...props}>
      <FormFailure />
      {children}
      <SubmitButton busyText="Sending…">Send</SubmitButton>
    </AppForm>
  );
  return { form, end: (error?: Error) => act(async () => end(error)) };
}

/** @returns whether an element is inert. */
const rests = (element: HTMLElement | null): boolean =>
  element !== null && (element.inert || rests(element.parentElement));

const send = () => act(async () => press('Send'));

describe('The fields of a form that is being submitted', () => {
  const body = (
    <FormBody>
      <TextField name="name" label="Name" />
    </FormBody>
  );

  it('are inert, and focus returns if it fails', async () => {
    const { form, end } = formOf(body);
    renderWithTheme(form);
    fill('Name', 'Ada');
    field('Name').focus();
    await act(async () => void fireEvent.submit(field('Name')));
    expect(rests(field('Name'))).toBe(true);
    field('Name').blur();
    await end(new Unreachable('offline'));
    expect(rests(field('Name'))).toBe(false);
    expect(field('Name')).toHaveFocus();
  });

  it('do not take focus that was elsewhere', async () => {
    const { form, end } = formOf(body);
    renderWithTheme(form);
    screen.getByRole('button', { name: 'Send' }).focus();
    await send();
    await end(new Unreachable('offline'));
    expect(field('Name')).not.toHaveFocus();
  });
});

describe('A button that fills in a form', () => {
  it('keeps the other fields, and clears the message of the last attempt', async () => {
    const { form, end } = formOf(
      <>
        <TextField name="name" label="Name" />
        <TextField name="kind" label="Kind" />
        <FillButton values={{ kind: 'wedding' }}>Use that</FillButton>
      </>,
    );
    renderWithTheme(form);
    fill('Name', 'Ada');
    await send();
    await end(new Unreachable('offline'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => press('Use that'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect([field('Name').value, field('Kind').value]).toEqual(['Ada', 'wedding']);
  });
});

describe('The error message of a form', () => {
  it('leaves focus where it is, and is skipped by Tab', async () => {
    const { form, end } = formOf(<TextField name="name" label="Name" />);
    renderWithTheme(form);
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    await send();
    await end(new Unreachable('offline'));
    expect(screen.getByRole('alert')).toHaveAttribute('tabindex', '-1');
    expect(button).toHaveFocus();
  });
});

describe('What is typed while a form is being submitted', () => {
  const fields = (
    <>
      <TextField name="name" label="Name" />
      <TextField name="kind" label="Kind" />
    </>
  );

  it('is cleared if the form is emptied', async () => {
    const { form, end } = formOf(fields);
    renderWithTheme(form);
    await send();
    fill('Name', 'Ada');
    await end();
    expect(field('Name')).toHaveValue('');
  });

  it('stays if the form keeps its values, and is not validated before the next submission', async () => {
    const { form, end } = formOf(fields, { keepsValues: true, schema, initialValues: { name: 'Ada', kind: '' } });
    renderWithTheme(form);
    await send();
    fill('Name', '');
    await end();
    expect(field('Name')).toHaveValue('');
    expect(field('Name')).toBeValid();
    await send();
    expect(field('Name')).toBeInvalid();
  });
});

describe('A suggested value', () => {
  /** A form whose suggestion the test changes. */
  function Suggesting({ form }: { form: (suggestion: string) => ReactNode }) {
    const [suggestion, suggest] = useState('wedding');
    return (
      <>
        {form(suggestion)}
        {['birthday', 'corporate'].map((name) => (
          <button type="button" key={name} onClick={() => suggest(name)}>
            Suggest {name}
          </button>
        ))}
      </>
    );
  }
  const open = () =>
    renderWithTheme(
      <Suggesting
        form={(suggestion) =>
          formOf(
            <>
              <SuggestedValue name="kind" value={suggestion} />
              <TextField name="name" label="Name" />
              <TextField name="kind" label="Kind" />
            </>,
            { initialValues: { name: '', kind: 'wedding' }, schema },
          ).form
        }
      />,
    );

  it('is followed as long as nothing else was chosen', async () => {
    open();
    await act(async () => press('Suggest birthday'));
    expect(field('Kind')).toHaveValue('birthday');
    await act(async () => press('Suggest corporate'));
    expect(field('Kind')).toHaveValue('corporate');
    // Nothing has been submitted yet.
    expect(field('Name')).toBeValid();
  });

  it('does not replace the visitor’s own choice', async () => {
    open();
    fill('Kind', 'a tea party');
    await act(async () => press('Suggest birthday'));
    expect(field('Kind')).toHaveValue('a tea party');
    fill('Kind', 'birthday');
    await act(async () => press('Suggest corporate'));
    expect(field('Kind')).toHaveValue('corporate');
  });
});

describe('The honeypot field', () => {
  it('is invisible, not announced, skipped by Tab, and not filled in by browsers', () => {
    renderWithTheme(<HoneypotField name="website2" label="Stay empty" />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const honeypot = screen.getByLabelText('Stay empty');
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot).toHaveAttribute('name', 'website2');
    // Bots recognise `display: none`: the field is off-screen and takes no space.
    const { position, left, width, height, overflow } = getComputedStyle(honeypot.closest('[aria-hidden]') as Element);
    expect({ position, width, height, overflow }).toEqual({
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    });
    expect(Number.parseInt(left, 10)).toBeLessThan(-1000);
  });
});
