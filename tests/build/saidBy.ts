import { vi } from 'vitest';

/**
 * Runs a command of `npm run …` in this process.
 * @returns its exit code, and what it printed: first its output, then its errors.
 */
export async function saidBy(command: () => Promise<void>): Promise<{ status: number; said: string }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(console, 'info').mockImplementation((text) => void said.push(`${text}\n`)),
    vi.spyOn(console, 'warn').mockImplementation((text) => void complained.push(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void complained.push(`${text}\n`)),
  ];
  const { exitCode } = process;
  process.exitCode = 0;
  try {
    await command();
    return { status: Number(process.exitCode), said: [...said, ...complained].join('') };
  } finally {
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
