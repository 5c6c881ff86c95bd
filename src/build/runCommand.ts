/**
 * Runs one of a program's commands. If it fails, or there is no such command, prints the message and sets the exit code.
 * @param name as typed by the user.
 */
export async function runCommand(commands: Readonly<Record<string, () => Promise<void>>>, name: string): Promise<void> {
  try {
    const run = commands[name];
    if (!run) throw new Error(`Unknown command "${name}": use one of ${Object.keys(commands).join(', ')}.`);
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
