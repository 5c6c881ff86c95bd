import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { array, type InferType, number, object, string } from 'yup';
import { CommandError } from '../commandError.ts';
import { migrations } from '../migrations/migrations.ts';
import type { Db, Engine } from '../store/database.ts';

/** Name of the manifest in a backup. */
export const manifestFile = 'manifest.json';

/** Name of the database in a backup, by engine. */
export const databaseCopy = { sqlite: 'database.db', postgres: 'database.dump' } as const;

/** Name of the folder of pictures in a backup, next to an embedded database. */
export const picturesCopy = 'uploads';

/** Version of the backup format; increased when older programs can no longer read it. */
const format = 1;

const shape = object({
  format: number().integer().required(),
  engine: string().oneOf(['sqlite', 'postgres']).required(),
  /** ISO 8601 UTC. */
  createdAt: string().required(),
  /** Names of the migrations that had run. */
  migrations: array(string().defined()).required(),
  tables: array(
    // The names are used in SQL unescaped.
    object({
      name: string()
        .matches(/^[a-z_]+$/)
        .required(),
      rows: number().integer().min(0).required(),
    }),
  ).required(),
  files: array(
    object({
      // The pattern keeps paths inside the folder.
      path: string()
        .matches(/^(database\.(db|dump)|uploads\/[\w-][\w.-]*)$/)
        .required(),
      /** In bytes. */
      size: number().integer().min(0).required(),
      /** Hex. */
      sha256: string()
        .matches(/^[0-9a-f]{64}$/)
        .required(),
    }),
  ).required(),
});

/** A list of a backup's contents, written when the backup is complete. */
export type Manifest = InferType<typeof shape>;

/** Migrations and row counts of a database. */
export type Contents = Pick<Manifest, 'migrations' | 'tables'>;

/** @returns the migrations that a database has run, and the current row counts of its tables. */
export async function contentsOf(db: Db, engine: Engine): Promise<Contents> {
  const schema =
    engine === 'postgres' ? await sql<{ name: string }>`select current_schema() as name`.execute(db) : null;
  const tablesOfAllSchemas = await db.introspection.getTables();
  const ownTables = tablesOfAllSchemas.filter((table) => !schema || table.schema === schema.rows[0]?.name);
  const tables: Contents['tables'] = [];
  for (const { name } of ownTables) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    tables.push({ name, rows: Number(rows[0]?.rows) });
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return { migrations: rows.map(({ name }) => name), tables };
}

/** @param files their paths in the backup. @returns the manifest of the backup in a folder, as JSON. */
export async function manifestOf(
  folder: string,
  engine: Engine,
  contents: Contents,
  files: readonly string[],
): Promise<string> {
  const described: Manifest['files'] = [];
  for (const file of files) described.push({ path: file, ...(await digestOf(path.join(folder, file))) });
  const manifest: Manifest = { format, engine, createdAt: new Date().toISOString(), ...contents, files: described };
  return JSON.stringify(manifest, null, 2);
}

/**
 * Reads the manifest of a backup.
 * @throws CommandError if there is none, or it is damaged, for another engine, or from a newer version.
 */
export async function readManifest(folder: string, engine: Engine): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => {
    throw new CommandError(
      `There is no complete backup in ${folder}: it has no ${manifestFile}. ` +
        'To restore a backup of an earlier version without one, use that version.',
    );
  });
  let manifest: Manifest;
  try {
    manifest = shape.validateSync(JSON.parse(text), { strict: true });
  } catch {
    throw new CommandError(`The backup in ${folder} is damaged: its ${manifestFile} cannot be read.`);
  }
  const knownMigrations = migrations(engine);
  if (manifest.engine !== engine) {
    const [is, wants] =
      engine === 'sqlite' ? ['a PostgreSQL database', 'is not set'] : ['an embedded database', 'is set'];
    throw new CommandError(`The backup in ${folder} is of ${is}, but DATABASE_URL ${wants}.`);
  }
  if (manifest.format > format || manifest.migrations.some((name) => !(name in knownMigrations))) {
    throw new CommandError(`The backup in ${folder} comes from a newer version of this program: install that first.`);
  }
  return manifest;
}

/** @param folder the backup's folder. @throws CommandError if a file is missing or differs from the manifest. */
export async function checkFiles(folder: string, { files, engine }: Manifest): Promise<void> {
  if (!files.some((file) => file.path === databaseCopy[engine]))
    throw damagedBackup(databaseCopy[engine], 'is not listed');
  for (const file of files) {
    const actual = await digestOf(path.join(folder, file.path)).catch(() => null);
    if (!actual) throw damagedBackup(file.path, 'is missing or cannot be read');
    if (actual.size !== file.size) throw damagedBackup(file.path, `has ${actual.size} bytes instead of ${file.size}`);
    if (actual.sha256 !== file.sha256) throw damagedBackup(file.path, 'has been changed');
  }
}

/** @throws CommandError if a database differs from the manifest. */
export function checkContents(actual: Contents, expected: Contents): void {
  if (actual.migrations.join() !== expected.migrations.join())
    throw damagedBackup('the database', 'has other migrations');
  const rowsOf = new Map(actual.tables.map(({ name, rows }) => [name, rows]));
  for (const { name, rows } of expected.tables) {
    const actualRows = rowsOf.get(name);
    if (actualRows !== rows) throw damagedBackup(`table ${name}`, `has ${actualRows ?? 'no'} rows instead of ${rows}`);
  }
}

/** @returns the error for a damaged backup, of which nothing was restored. */
export const damagedBackup = (part: string, defect: string): CommandError =>
  new CommandError(`The backup is damaged, nothing was changed: ${part} ${defect}.`);

async function digestOf(file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { size: (await stat(file)).size, sha256: hash.digest('hex') };
}
