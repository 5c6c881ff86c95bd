import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Lies beside the master pictures; a file of its own, as visitors load the manifest. */
const recordFile = 'encoded.json';

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** Records of which master pictures the present variants were made. @param names without extension. */
export function recordMasters(folder: string, names: readonly string[]): void {
  const hashes = Object.fromEntries(names.map((name) => [name, hashOf(path.join(folder, `${name}.webp`))]));
  writeFileSync(path.join(folder, recordFile), `${JSON.stringify(hashes, null, 2)}\n`);
}

/**
 * @param folder of master pictures.
 * @returns the names of those that have changed since they were encoded; unknown of variants made by other means.
 */
export function changedMasters(folder: string): string[] {
  const record = path.join(folder, recordFile);
  if (!existsSync(record)) return [];
  const hashes: Record<string, string> = JSON.parse(readFileSync(record, 'utf8'));
  return Object.entries(hashes).flatMap(([name, hash]) => {
    const master = path.join(folder, `${name}.webp`);
    return existsSync(master) && hashOf(master) !== hash ? [name] : [];
  });
}
