import { InvalidInput } from '#backend/errors.ts';

/** @returns the fields that a backend refuses to save, and why. @throws Error where it refuses nothing. */
export async function refused(saving: Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const error = await saving.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof InvalidInput)) throw new Error(`This was not refused: ${error}`);
  return error.fields;
}
