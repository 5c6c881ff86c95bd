import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A copy of the project without brands, in which tests run its programs as people do. */
export interface ProjectCopy {
  /** Writes files, by their path in the folder. */
  write: (files: Readonly<Record<string, string | Buffer>>) => void;
  /** Runs `npm run brand`. @returns its exit code, and the lines that people see. */
  brand: (...args: string[]) => Promise<{ status: number; lines: string[] }>;
  remove: () => void;
}

/** Writes files, by their path in a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** @returns a copy of the project. */
export function projectCopy(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-house-'));
  const isSource = (file: string) => !file.endsWith('.webp');
  for (const name of ['src', 'theme', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource });
  }
  for (const name of ['node_modules', 'public', 'languages']) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
  return {
    write: (files) => writeFiles(folder, files),
    remove: () => rmSync(folder, { recursive: true }),
    brand: async (...args) => {
      const program = path.join(folder, 'src/build/brand/brand.ts');
      const env = { ...process.env, BRAND: '', LANGUAGES: '' };
      try {
        const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', program, ...args], {
          cwd: folder,
          env,
        });
        return { status: 0, lines: linesOf(stderr + stdout) };
      } catch (error) {
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
        return { status: code, lines: linesOf(stderr + stdout) };
      }
    },
  };
}
