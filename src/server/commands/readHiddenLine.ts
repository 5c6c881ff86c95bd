import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Discards what it gets. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Reads one line that others must not see, such as a password: a terminal shows the question, but not what is typed.
 * @param input a terminal, or a pipe or file, of which the first line is read without a question.
 * @param output where the question is shown.
 * @returns the line without its end; empty if there is none.
 */
export async function readHiddenLine(
  question: string,
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string> {
  const terminal = createInterface(input.isTTY ? { input, output: nowhere(), terminal: true } : { input });
  // A terminal in this mode passes Ctrl + C on as a key.
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  if (input.isTTY) output.write(question);
  const { value = '' } = await terminal[Symbol.asyncIterator]().next();
  if (input.isTTY) output.write('\n');
  terminal.close();
  return value;
}
