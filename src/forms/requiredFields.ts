import type { ObjectSchema } from 'yup';

/** @returns the names of a form's fields that have to be filled in, whatever the other fields contain. */
export const requiredFields = <Form extends object>(schema: ObjectSchema<Form>): ReadonlySet<string> =>
  new Set(
    Object.entries(schema.describe().fields).flatMap(([name, field]) =>
      'tests' in field && field.tests.some((test) => test.name === 'required') ? [name] : [],
    ),
  );
