import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boolean, object } from 'yup';
import { InvalidInput } from '#backend/errors.ts';
import { CheckboxField } from '#forms/CheckboxField.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { StarsField } from '#forms/StarsField.tsx';
import { field, newUser, press } from '#tests/support/controls.ts';
import { openForm } from './openForm.tsx';

const send = () => act(async () => press('Send'));

/** Props of a form that rejects every submission with an error at one field. */
const refusing = (name: string) => ({
  onSubmit: async () => {
    throw new InvalidInput({ [name]: 'Please look again.' });
  },
});

describe('A stars field', () => {
  const nameOf = (stars: number) => `${stars} of 3`;
  const fields = <StarsField name="stars" label="Stars" max={3} nameOf={nameOf} noneName="None" />;
  const group = () => screen.getByRole('radiogroup', { name: 'Stars' });
  const star = (name: string) => within(group()).getByRole('radio', { name });

  it('is a group of named radio buttons, of which none is selected at first', () => {
    openForm({ stars: '' }, fields);
    const radios = within(group()).getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
      'None',
    ]);
    expect(star('None')).toBeChecked();
    // The group's label is not a `label` element of a single radio button.
    for (const label of document.querySelectorAll('label')) expect(label.control, label.outerHTML).not.toBeNull();
    expect(group()).toHaveAttribute('aria-required', 'true');
    expect(group()).not.toHaveAttribute('aria-invalid');
  });

  it('submits the number as text, and an empty text for none', async () => {
    const sent = openForm({ stars: '1' }, fields);
    expect(star('1 of 3')).toBeChecked();
    fireEvent.click(star('3 of 3'));
    await send();
    expect(sent.mock.lastCall?.[0]).toEqual({ stars: '3' });
    fireEvent.click(star('None'));
    await send();
    expect(sent.mock.lastCall?.[0]).toEqual({ stars: '' });
  });

  it('shows its error and moves focus to its first star', async () => {
    openForm({ stars: '' }, fields, refusing('stars'));
    await send();
    expect(group()).toHaveAttribute('aria-invalid', 'true');
    expect(group()).toHaveAccessibleDescription('Please look again.');
    expect(star('1 of 3')).toHaveFocus();
    fireEvent.click(star('2 of 3'));
    expect(group()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Please look again.')).not.toBeInTheDocument();
  });

  it('has the focus ring around the star with keyboard focus only', async () => {
    openForm({ stars: '2' }, fields);
    const rings = () =>
      ['1 of 3', '2 of 3', '3 of 3'].map((name) => {
        const icon = (star(name) as HTMLInputElement).labels?.[0]?.querySelector('.MuiRating-icon');
        const { outlineStyle, outlineColor } = getComputedStyle(icon as Element);
        return outlineStyle === 'solid' && outlineColor === 'var(--focus-ring)';
      });
    expect(rings()).toEqual([false, false, false]);
    await newUser().tab();
    expect(star('2 of 3')).toHaveFocus();
    expect(rings()).toEqual([false, true, false]);
  });
});

describe('A checkbox with an error', () => {
  it('shows it until it is changed, and takes focus', async () => {
    openForm({ agreed: false }, <CheckboxField name="agreed" label="Agreed" required />, {
      schema: object({ agreed: boolean().required() }),
      ...refusing('agreed'),
    });
    const box = screen.getByRole('checkbox', { name: 'Agreed' });
    expect(box).toBeRequired();
    expect(box).not.toHaveAttribute('aria-describedby');
    await send();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Please look again.');
    expect(box).toHaveFocus();
    fireEvent.click(box);
    expect(box).toBeChecked();
    expect(box).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Please look again.')).not.toBeInTheDocument();
  });
});

describe('A checkbox for two texts', () => {
  const open = (reminder: string) =>
    openForm(
      { reminder },
      <CheckboxField name="reminder" label="Remind me" hint="A day before." texts={['none', 'day']} />,
    );
  const box = () => screen.getByRole('checkbox', { name: 'Remind me' });

  it('is checked for the second text, and described by its hint', () => {
    open('day');
    expect(box()).toBeChecked();
    expect(box()).toHaveAccessibleDescription('A day before.');
    expect(screen.getByText('A day before.')).toBeVisible();
  });

  it('submits the text it stands for', async () => {
    const sent = open('none');
    expect(box()).not.toBeChecked();
    fireEvent.click(box());
    await send();
    expect(sent.mock.lastCall?.[0]).toEqual({ reminder: 'day' });
    fireEvent.click(box());
    await send();
    expect(sent.mock.lastCall?.[0]).toEqual({ reminder: 'none' });
  });
});

it('A select field is described by its hint', () => {
  openForm({ day: '' }, <SelectField name="day" label="Day" hint="Weekdays only." options={[]} />);
  expect(field('Day')).toHaveAccessibleDescription('Weekdays only.');
});
