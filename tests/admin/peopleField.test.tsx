import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PeopleField } from '#admin/appointments/PeopleField.tsx';
import { StaffContext } from '#admin/staff.ts';
import { formFields } from '#domain/appointmentForm.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { demoPeople } from '#sample/account.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('A long list of people ends in the middle of a row, so that it is seen that more follow', () => {
  renderWithTheme(
    <StaffContext value={demoPeople}>
      <AppForm initialValues={{ people: '' }} onSubmit={async () => undefined} failedText="">
        <PeopleField />
      </AppForm>
    </StaffContext>,
  );
  const group = screen.getByRole('group', { name: new RegExp(`^${formFields.people.label}`) });
  const { gridAutoRows, maxHeight } = getComputedStyle(group);
  const rowHeight = Number(/\d+/.exec(gridAutoRows)?.[0]);
  expect((Number.parseFloat(maxHeight) / rowHeight) % 1).toBe(0.5);
});
