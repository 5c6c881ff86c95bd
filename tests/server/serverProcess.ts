import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { enquiry } from '#tests/support/records.ts';
import { onTestEnd } from './testServer.ts';

const built = (name: string) => path.resolve(import.meta.dirname, `../../build/server/${name}.js`);

/** The built server in a separate process. */
export interface ServerProcess {
  url: string;
  /** @returns the output so far. */
  output(): string;
  /** Sends a signal. @returns the exit code; null if the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * @param env environment variables, in addition to those of this process.
 * @throws Error if the process ends before it listens.
 */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  if (!existsSync(built('server'))) throw new Error('There is no built server: npm run build');
  const child = spawn(process.execPath, [built('server')], {
    env: { ...process.env, PORT: '0', ENQUIRIES_PER_HOUR: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestEnd(async () => void child.kill('SIGKILL'));
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /Event house is at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then((code) => reject(new Error(`The server ended with code ${code}: ${output}`)));
  });
  return { url, output: () => output, end: (signal) => stop(child, signal, ended) };
}

function stop(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<number | null>): Promise<number | null> {
  child.kill(signal);
  return ended;
}

/** Runs one of the server's commands. @returns its exit code and output. */
export async function runCommand(name: string, args: string[], env: Readonly<Record<string, string>>, input = '') {
  const child = spawn(process.execPath, [built(name), ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, output };
}

/** Starts one of the server's commands, to be killed while it runs. */
export function spawnCommand(name: string, args: string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [built(name), ...args], { env: { ...process.env, ...env }, stdio: 'ignore' });
  let over = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      over = true;
      resolve();
    });
  });
  /** Waits for a condition, or for the end of the command. */
  const until = async (sign: () => boolean) => {
    while (!over && !sign()) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { until, ended, kill: () => void child.kill('SIGKILL') };
}

/**
 * Sends enquiries one after the other until the server is gone or `enough` returns true.
 * @returns the received references.
 */
export async function sendEnquiries(url: string, enough: () => boolean): Promise<string[]> {
  const references: string[] = [];
  for (let number = 0; !enough(); number += 1) {
    try {
      const response = await fetch(`${url}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ ...enquiry, name: `Ada ${number} ${Math.random()}` }),
      });
      if (response.status !== 201) throw new Error(`The server answered with status ${response.status}.`);
      references.push(((await response.json()) as { reference: string }).reference);
    } catch (error) {
      if (error instanceof TypeError) return references;
      throw error;
    }
  }
  return references;
}

/**
 * Requests a URL repeatedly over a keep-alive connection, as browsers and proxies do, until a request fails.
 * @returns the number of responses so far, and the code of the final error.
 */
export function visitUntilGone(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answers = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(address, { agent }, (response) => {
        response.on('error', reject);
        response.on('end', resolve);
        response.resume();
      }).on('error', reject);
    });
  const visit = async (): Promise<string> => {
    try {
      for (;;) {
        await ask();
        answers += 1;
      }
    } catch (error) {
      agent.destroy();
      return String((error as NodeJS.ErrnoException).code);
    }
  };
  return { answers: () => answers, end: visit() };
}

/** Sends bytes over a new connection and closes it at once. @returns a promise that resolves once it is closed. */
export async function sendAndHangUp(address: string, bytes: string): Promise<void> {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resetAndDestroy();
  await closed;
}
