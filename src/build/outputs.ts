import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltSite, builtFile, builtSite } from '#server/builtSite.ts';

/** The output folders of a build, relative to the project folder. */
const outputs = { site: 'dist', server: path.dirname(builtFile) };

/** The same folders while a build is running: it replaces the previous outputs only when all of its own are complete. */
export const stagedOutputs = { site: 'build/next/site', server: 'build/next/server' } as const;

/** The outputs that are being replaced. */
const previousOutputs = { site: 'build/previous/site', server: 'build/previous/server' };

/** What the outputs depend on, relative to the project folder. */
const sources = ['src', 'theme', 'brands', 'languages', 'public', 'index.html', 'package.json', 'vite.config.ts'];

/** Deletes what an interrupted build has left. @param root the project folder. */
export function clearStagedOutputs(root: string): void {
  for (const folder of Object.values(stagedOutputs)) rmSync(path.join(root, folder), { recursive: true, force: true });
}

/**
 * Describes a complete build, and puts it in place by renaming. The server, with the description in its folder, is
 * removed first and added last: while there is a description, `dist/` and the server are complete and of the same build.
 * @param root the project folder.
 */
export function replaceOutputs(root: string, site: BuiltSite): void {
  const inRoot = (folder: string) => path.join(root, folder);
  writeFileSync(path.join(inRoot(stagedOutputs.server), path.basename(builtFile)), JSON.stringify(site));
  rmSync(inRoot('build/previous'), { recursive: true, force: true });
  mkdirSync(inRoot('build/previous'));
  for (const name of ['server', 'site'] as const) {
    if (existsSync(inRoot(outputs[name]))) renameSync(inRoot(outputs[name]), inRoot(previousOutputs[name]));
  }
  for (const name of ['site', 'server'] as const) renameSync(inRoot(stagedOutputs[name]), inRoot(outputs[name]));
  for (const folder of ['build/previous', 'build/next']) rmSync(inRoot(folder), { recursive: true, force: true });
}

/**
 * @param root the project folder.
 * @param site the brand and the languages that are needed.
 * @returns whether they have to be built: outputs are missing, of another brand or language, or older than a source. A
 * production image contains no sources, so there is nothing to build.
 */
export function isBuildNeeded(root: string, { brand, languages }: Pick<BuiltSite, 'brand' | 'languages'>): boolean {
  const present = sources.map((name) => path.join(root, name)).filter((file) => existsSync(file));
  if (present.length === 0) return false;
  const previousBuild = builtSite(root);
  if (!previousBuild || !existsSync(path.join(root, outputs.site))) return true;
  if (previousBuild.brand !== brand || String(previousBuild.languages) !== String(languages)) return true;
  // A source that was changed while the build was running may have been read before.
  return present.some((file) => lastChange(file) >= (previousBuild.startedAt ?? 0));
}

/** @returns the latest modification time of a file or of the files in a folder, in ms since 1970. */
function lastChange(file: string): number {
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0;
  return Math.max(entry.mtimeMs, ...readdirSync(file).map((name) => lastChange(path.join(file, name))));
}
