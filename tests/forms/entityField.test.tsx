import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntityField } from '#forms/EntityField.tsx';
import { field } from '#tests/support/controls.ts';
import { openForm } from './openForm.tsx';

describe('A field of an entity', () => {
  it('is a select with labels for a choice', () => {
    const size = { kind: 'choice', label: 'Size', labels: { s: 'Small', l: 'Large' }, sortedBy: 'order' } as const;
    openForm({ size: '' }, <EntityField name="size" field={size} placeholder="Any size" aria-required />);
    const list = screen.getByRole('combobox', { name: 'Size' });
    const options = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toEqual(['Any size', 'Small', 'Large']);
    expect(list).toHaveAttribute('aria-required', 'true');
  });

  it('is a date input for a day', () => {
    openForm({ day: '' }, <EntityField name="day" field={{ kind: 'day', label: 'Day' }} optionalText="(optional)" />);
    expect(field(/^Day/)).toHaveAttribute('type', 'date');
    expect(screen.getByText('(optional)')).toBeVisible();
  });

  it('has a numeric keyboard for a number', () => {
    openForm({ seats: '' }, <EntityField name="seats" field={{ kind: 'number', label: 'Seats' }} />);
    expect(field('Seats')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Seats')).not.toHaveAttribute('dir');
  });

  it('has automatic text direction for a text, unless it has another type', () => {
    const text = { kind: 'text', label: 'Town' } as const;
    openForm({ town: '', mail: '' }, <EntityField name="town" field={text} />);
    expect(field('Town')).toHaveAttribute('dir', 'auto');
    expect(field('Town')).toHaveAttribute('type', 'text');
    expect(field('Town')).not.toHaveAttribute('inputmode');
    openForm({ mail: '' }, <EntityField name="mail" field={{ kind: 'text', label: 'Mail' }} type="email" />);
    expect(field('Mail')).toHaveAttribute('type', 'email');
  });
});
