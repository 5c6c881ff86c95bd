import { InvalidInput } from '#backend/errors.ts';

/** @returns the error messages of a rejected save, by field. @throws Error if the save was not rejected. */
export async function refused(saving: Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const error = await saving.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof InvalidInput)) throw new Error(`This was not refused: ${error}`);
  return error.fields;
}
