/**
 * Runs one of a program's commands. If it fails, or there is no such command, prints the message and sets the exit code
 * to 1.
 * @param commands by name.
 * @param name as typed by the user.
 */
export async function runCommand(commands: Readonly<Record<string, () => Promise<void>>>, name: string): Promise<void> {
  // A reader may stop before the end, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!run) throw new Error(`Unknown command "${name}": use one of ${Object.keys(commands).join(', ')}.`);
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
