import { InvalidInput } from '#backend/errors.ts';

/** @returns the invalid fields of a rejected save, with their messages. @throws Error if the save succeeds. */
export async function refused(saving: Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const error = await saving.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof InvalidInput)) throw new Error(`This was not refused: ${error}`);
  return error.fields;
}
