import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { InvalidInput, Unreachable } from '#backend/errors.ts';
import { textSentences } from '#content/domain/texts.ts';
import { day } from '#domain/texts.ts';
import type { FormRefusal } from '#forms/AppForm.tsx';
import { CheckboxField } from '#forms/CheckboxField.tsx';
import { ControlField } from '#forms/ControlField.tsx';
import { FillButton } from '#forms/FillButton.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { PasswordField } from '#forms/PasswordField.tsx';
import { RadioField } from '#forms/RadioField.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { TextField } from '#forms/TextField.tsx';
import { field, fill, press } from '#tests/support/controls.ts';
import { openForm } from './openForm.tsx';

const send = () => act(async () => press('Send'));

/** Props of a form that rejects every submission with an error at one field. */
const refusing = (name: string) => ({
  onSubmit: async () => {
    throw new InvalidInput({ [name]: 'Please look again.' });
  },
});

describe('A field', () => {
  it('is named by its label, and described by its error before its hint', async () => {
    openForm({ day: '' }, <TextField name="day" label="Day" hint="Weekdays only." />, refusing('day'));
    expect(field('Day')).toHaveAccessibleDescription('Weekdays only.');
    expect(field('Day')).toBeValid();
    await send();
    expect(field('Day')).toHaveAccessibleDescription('Please look again. Weekdays only.');
    expect(field('Day')).toBeInvalid();
    expect(screen.getByText('Weekdays only.')).not.toHaveClass('Mui-error');
    fill('Day', 'Monday');
    expect(field('Day')).toHaveAccessibleDescription('Weekdays only.');
  });

  it('without a hint has no description', () => {
    openForm({ day: '' }, <TextField name="day" label="Day" />);
    expect(field('Day')).not.toHaveAttribute('aria-describedby');
    expect(field('Day')).toHaveAttribute('type', 'text');
    expect(screen.queryByText('(optional)')).not.toBeInTheDocument();
  });

  it('marks itself as optional beside its label', () => {
    openForm({ day: '' }, <TextField name="day" label="Day" optionalText="(optional)" />);
    expect(screen.getByLabelText('Day (optional)')).toBeInTheDocument();
  });

  it('with several lines is a textarea without a type', () => {
    openForm({ text: 'One.' }, <TextField name="text" label="Text" multiline minRows={3} dir="auto" />);
    expect(field('Text').tagName).toBe('TEXTAREA');
    expect(field('Text')).toHaveValue('One.');
    expect(field('Text')).not.toHaveAttribute('type');
    expect(field('Text')).toHaveAttribute('dir', 'auto');
  });

  it('passes on attributes for browsers, keyboards and screen readers', () => {
    openForm(
      { page: '', mail: '' },
      <>
        <TextField name="page" label="Page" inputMode="url" verbatim aria-required placeholder="example.com" />
        <TextField name="mail" label="Mail" type="email" required autoComplete="email" readOnly />
      </>,
    );
    const page = field('Page');
    expect(page).toHaveAttribute('inputmode', 'url');
    expect(page).toHaveAttribute('autocapitalize', 'none');
    expect(page).toHaveAttribute('spellcheck', 'false');
    expect(page).toHaveAttribute('aria-required', 'true');
    expect(page).not.toHaveAttribute('required');
    expect(page).toHaveAttribute('placeholder', 'example.com');
    const mail = field('Mail');
    expect(mail).toHaveAttribute('type', 'email');
    expect(mail).toBeRequired();
    expect(mail).toHaveAttribute('readonly');
    expect(mail).not.toHaveAttribute('autocapitalize');
    expect(mail).toHaveAttribute('autocomplete', 'email');
  });

  it('with an error from the server has focus at first, others do not', () => {
    const open = (refusal?: FormRefusal) =>
      openForm(
        { first: '', second: '', third: '' },
        <>
          <TextField name="first" label="First" />
          <TextField name="second" label="Second" />
          <TextField name="third" label="Third" />
        </>,
        { refusal },
      );
    open();
    expect(document.body).toHaveFocus();
    cleanup();
    open({ fields: { second: 'Please look again.' } });
    expect(field('Second')).toHaveFocus();
  });
});

describe('A partly typed date', () => {
  it('is rejected with an error instead of being submitted as empty', async () => {
    const sent = openForm({ day: '' }, <TextField name="day" label="Day" type="date" />, {
      schema: object({ day: day() }),
    });
    const incompleteDates = vi.spyOn(field('Day').validity, 'badInput', 'get').mockReturnValue(true);
    await send();
    expect(field('Day')).toHaveAccessibleDescription(textSentences.oddDay);
    expect(field('Day')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
    incompleteDates.mockReturnValue(false);
    await send();
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.lastCall?.[0]).toEqual({ day: '' });
  });
});

describe('A password field', () => {
  it('can be shown and hidden again', async () => {
    const sent = openForm(
      { password: '' },
      <PasswordField name="password" label="Password" show="Show it" hide="Hide it" />,
    );
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Password')).toBeRequired();
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Password')).toHaveAttribute('autocapitalize', 'none');
    press('Show it');
    expect(field('Password')).toHaveAttribute('type', 'text');
    press('Hide it');
    expect(field('Password')).toHaveAttribute('type', 'password');
    fill('Password', 'secret');
    await send();
    expect(sent.mock.calls[0]?.[0]).toEqual({ password: 'secret' });
  });
});

describe('A choice field', () => {
  const options = [
    { value: 'a', label: 'Apple' },
    { value: 'p', label: 'Pear' },
  ];

  it('as a select starts with its placeholder, and shows its error', async () => {
    openForm(
      { fruit: '' },
      <SelectField name="fruit" label="Fruit" placeholder="Pick one" options={options} required />,
      { ...refusing('fruit') },
    );
    const select = screen.getByRole('combobox', { name: 'Fruit' });
    expect(within(select).getAllByRole('option')[0]).toHaveTextContent('Pick one');
    expect(select).toHaveDisplayValue('Pick one');
    expect(select).toBeRequired();
    fill('Fruit', 'p');
    expect(select).toHaveDisplayValue('Pear');
    await send();
    expect(select).toHaveAccessibleDescription('Please look again.');
    expect(select).toHaveAttribute('aria-invalid', 'true');
    expect(select).toHaveFocus();
  });

  it('as radio buttons submits the selected one', async () => {
    const sent = openForm(
      { fruit: 'a' },
      <RadioField name="fruit" label="Fruit" hint="Both are fresh." options={options} />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Fruit' });
    expect(group).toHaveAccessibleDescription('Both are fresh.');
    expect(screen.getByRole('radio', { name: 'Apple' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Pear' }));
    expect(screen.getByRole('radio', { name: 'Apple' })).not.toBeChecked();
    await send();
    expect(sent.mock.calls[0]?.[0]).toEqual({ fruit: 'p' });
  });

  it('as a checkbox submits true', async () => {
    const sent = openForm({ remember: false }, <CheckboxField name="remember" label="Keep me" />);
    const box = screen.getByRole('checkbox', { name: 'Keep me' });
    expect(box).not.toBeChecked();
    fireEvent.click(box);
    expect(box).toBeChecked();
    await send();
    expect(sent.mock.calls[0]?.[0]).toEqual({ remember: true });
  });
});

describe('A custom control', () => {
  const picture = (
    <ControlField key="picture" name="picture" label="Picture" hint="A wide one.">
      {({ id, labelId, value, invalid, describedBy, setValue, setError }) => (
        <fieldset id={id} aria-labelledby={labelId} aria-describedby={describedBy} data-invalid={invalid}>
          <p>{value}</p>
          <button type="button" onClick={() => setValue('/rain.webp')}>
            Choose
          </button>
          <button type="button" onClick={() => setError('This is no picture.')}>
            Break
          </button>
        </fieldset>
      )}
    </ControlField>
  );

  it('is named and described by its field, and sets value and error in the form', async () => {
    const sent = openForm({ picture: '' }, picture);
    const control = screen.getByRole('group', { name: 'Picture' });
    expect(control).toHaveAccessibleDescription('A wide one.');
    press('Break');
    expect(control).toHaveAccessibleDescription('This is no picture. A wide one.');
    expect(control).toHaveAttribute('data-invalid', 'true');
    await act(async () => press('Choose'));
    expect(control).toHaveTextContent('/rain.webp');
    expect(control).toHaveAccessibleDescription('A wide one.');
    expect(control).toHaveAttribute('data-invalid', 'false');
    await send();
    expect(sent.mock.calls[0]?.[0]).toEqual({ picture: '/rain.webp' });
  });

  it('removes the form’s message once it is edited', async () => {
    const onSubmit = () => Promise.reject(new Unreachable('offline'));
    openForm({ picture: '' }, [<FormFailure key="failure" />, picture], { onSubmit });
    await send();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => press('Choose'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('A field that is filled in by a button', () => {
  it('loses its error, unless its value stays the same', async () => {
    const onSubmit = () => Promise.reject(new InvalidInput({ day: 'Which day?', place: 'Which place?' }));
    const fields = [
      <TextField key="day" name="day" label="Day" />,
      <TextField key="place" name="place" label="Place" />,
      <FillButton key="fill" values={{ day: 'Monday', place: '' }}>
        Use that
      </FillButton>,
    ];
    openForm({ day: '', place: '' }, fields, { onSubmit });
    await send();
    await act(async () => press('Use that'));
    expect(field('Day')).toHaveValue('Monday');
    expect(field('Day')).toBeValid();
    expect(field('Place')).toBeInvalid();
  });
});
