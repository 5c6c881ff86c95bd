/** Prints the message of an error, without a stack trace, and ends the program. */
export function exitWithMessage(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Ends the program with the error's message if a setting cannot be read; tools would print its stack trace. */
export function readOrExit<Setting>(read: () => Setting): Setting {
  try {
    return read();
  } catch (error) {
    return exitWithMessage(error);
  }
}
