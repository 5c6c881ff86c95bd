import { InvalidInput } from './errors.ts';

/**
 * Validates rows from outside.
 * @param check returns the valid row, or throws `InvalidInput`.
 * @param first number of the first row.
 * @throws InvalidInput with row and field as keys: `rows.17.email`.
 */
export function validateRows<Row, Valid>(rows: readonly Row[], check: (row: Row) => Valid, first = 0): Valid[] {
  const refused: Record<string, string> = {};
  const valid = rows.flatMap((row, index) => {
    try {
      return [check(row)];
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      for (const [name, sentence] of Object.entries(error.fields)) refused[`rows.${first + index}.${name}`] = sentence;
      return [];
    }
  });
  if (Object.keys(refused).length > 0) throw new InvalidInput(refused);
  return valid;
}
