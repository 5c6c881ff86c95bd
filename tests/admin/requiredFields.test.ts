import { expect, it } from 'vitest';
import { object, string } from 'yup';
import { requiredFields } from '#admin/record/entityFields.tsx';

it('The required fields of a form are those that its schema requires whatever the others contain', () => {
  const schema = object({
    name: string().trim().default('').required('Please enter a name.').max(20),
    email: string()
      .defined()
      .when('phone', ([phone], email) => (phone ? email : email.required('Please enter one of both.'))),
    phone: string().defined(),
  });
  expect([...requiredFields(schema)]).toEqual(['name']);
});
