import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Program, runTogether } from '#build/runTogether.ts';
import { temporaryFolder } from '../server/testServer.ts';

/** A program that runs until it is ended. */
const endless: Program = { args: ['--eval', 'setInterval(() => {}, 1000)'] };

it.each([0, 3])('Programs that run together end with the first one, and its exit code %i counts', async (code) => {
  const folder = path.join(temporaryFolder(), 'a folder');
  mkdirSync(folder);
  const program = path.join(folder, 'program.js');
  writeFileSync(program, 'process.exitCode = Number(process.env.CODE) + Number(process.argv[2]);');
  expect(await runTogether([endless, { args: [program, '0'], env: { CODE: String(code) } }])).toBe(code);
});

it('Programs that run together end with one that is killed, which counts as a failure', async () => {
  expect(await runTogether([endless, { args: ['--eval', "process.kill(process.pid, 'SIGKILL')"] }])).toBe(1);
});

it('Programs that run together are waited for until the slowest has ended', async () => {
  const folder = temporaryFolder();
  const [begun, ended] = ['begun', 'ended'].map((name) => JSON.stringify(path.join(folder, name)));
  const slow = `const { writeFileSync } = require('node:fs');
    process.on('SIGTERM', () => setTimeout(() => process.exit(writeFileSync(${ended}, '')), 300));
    setInterval(() => writeFileSync(${begun}, ''), 10);`;
  const first = `setInterval(() => require('node:fs').existsSync(${begun}) && process.exit(), 10);`;
  await runTogether([{ args: ['--eval', slow] }, { args: ['--eval', first] }]);
  expect(readdirSync(folder)).toContain('ended');
});

it('Programs that run together end when they are told to', async () => {
  const ending = new AbortController();
  const ended = runTogether([endless, endless], ending.signal);
  ending.abort();
  expect(await ended).toBe(1);
});
