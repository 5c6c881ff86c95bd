import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PeopleField } from '#admin/appointments/PeopleField.tsx';
import { StaffContext } from '#admin/staff.ts';
import { appointmentForm } from '#content/admin/appointments.ts';
import { appointmentFields } from '#domain/appointmentForm.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { demoPeople } from '#sample/account.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

/** Shows the field with these people chosen. */
const show = (people: string) =>
  renderWithTheme(
    <StaffContext value={demoPeople}>
      <AppForm initialValues={{ people }} onSubmit={async () => undefined} failedText="">
        <PeopleField />
      </AppForm>
    </StaffContext>,
  );

it('A long list of people ends in the middle of a row, so that it is seen that more follow', () => {
  show('');
  const group = screen.getByRole('group', { name: new RegExp(`^${appointmentFields.people.label}`) });
  const { gridAutoRows, maxHeight } = getComputedStyle(group);
  const rowHeight = Number(/\d+/.exec(gridAutoRows)?.[0]);
  expect((Number.parseFloat(maxHeight) / rowHeight) % 1).toBe(0.5);
});

it('Somebody who has left can be removed from an appointment', () => {
  show('gone');
  const box = screen.getByRole('checkbox', { name: appointmentForm.gonePerson });
  expect(box).toBeChecked();
  fireEvent.click(box);
  expect(screen.queryByRole('checkbox', { name: appointmentForm.gonePerson })).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(demoPeople.length);
});
