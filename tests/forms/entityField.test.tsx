import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntityField } from '#forms/EntityField.tsx';
import { field } from '#tests/support/controls.ts';
import { openForm } from './openForm.tsx';

describe('The field of an entity', () => {
  it('is a list of its words where it is a choice', () => {
    const size = { kind: 'choice', label: 'Size', labels: { s: 'Small', l: 'Large' }, sortedBy: 'order' } as const;
    openForm({ size: '' }, <EntityField name="size" field={size} placeholder="Any size" aria-required />);
    const list = screen.getByRole('combobox', { name: 'Size' });
    const options = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toEqual(['Any size', 'Small', 'Large']);
    expect(list).toHaveAttribute('aria-required', 'true');
  });

  it('takes a date where it is a day', () => {
    openForm({ day: '' }, <EntityField name="day" field={{ kind: 'day', label: 'Day' }} optionalText="(optional)" />);
    expect(field(/^Day/)).toHaveAttribute('type', 'date');
    expect(screen.getByText('(optional)')).toBeVisible();
  });

  it('shows digits on phones where it is a number', () => {
    openForm({ seats: '' }, <EntityField name="seats" field={{ kind: 'number', label: 'Seats' }} />);
    expect(field('Seats')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Seats')).not.toHaveAttribute('dir');
  });

  it('is written in either direction where it is a text, unless told otherwise', () => {
    const text = { kind: 'text', label: 'Town' } as const;
    openForm({ town: '', mail: '' }, <EntityField name="town" field={text} />);
    expect(field('Town')).toHaveAttribute('dir', 'auto');
    expect(field('Town')).toHaveAttribute('type', 'text');
    expect(field('Town')).not.toHaveAttribute('inputmode');
    openForm({ mail: '' }, <EntityField name="mail" field={{ kind: 'text', label: 'Mail' }} type="email" />);
    expect(field('Mail')).toHaveAttribute('type', 'email');
  });
});
