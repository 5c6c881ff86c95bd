import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readHiddenLine } from '#server/commands/readHiddenLine.ts';

/** Reads a line after something was typed into a terminal, or came through a pipe. */
async function read(typed: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough({ encoding: 'utf8' });
  const line = readHiddenLine('Password: ', input, output);
  input.end(typed);
  return { line: await line, shown: output.read() };
}

describe('A line that others must not see', () => {
  it('is read from a terminal, which shows only the question', async () => {
    expect(await read('a secret word\r', true)).toEqual({ line: 'a secret word', shown: 'Password: \n' });
  });

  it('can be corrected while it is typed', async () => {
    expect((await read('wrong\x7f\x7f\x7f\x7f\x7fright\r', true)).line).toBe('right');
  });

  it('is the first line of a pipe, without a question', async () => {
    expect(await read('a secret word\nand more\n', false)).toEqual({ line: 'a secret word', shown: null });
  });

  it('is empty at the end of the input', async () => {
    expect((await read('', false)).line).toBe('');
    expect((await read('', true)).line).toBe('');
  });
});
