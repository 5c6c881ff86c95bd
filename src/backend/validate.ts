import { type ObjectSchema, ValidationError } from 'yup';
import { InvalidInput } from './errors.ts';

/**
 * Validates a record from outside against its schema.
 * @returns the record, trimmed and typed.
 * @throws InvalidInput with the first message for each field.
 */
export function validate<Valid extends object>(schema: ObjectSchema<Valid>, record: unknown): Valid {
  try {
    return schema.validateSync(record, { abortEarly: false, stripUnknown: true }) as Valid;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: Record<string, string> = {};
    for (const { path, message } of error.inner) fields[path ?? ''] ??= message;
    throw new InvalidInput(fields);
  }
}
