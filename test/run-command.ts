import type { Command } from 'commander';
import { vi } from 'vitest';

/** Runs a command of the command line in this process. Returns what it prints on standard output. */
export async function runCommand(command: Command, ...typed: readonly string[]): Promise<string> {
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    await command.parseAsync(typed, { from: 'user' });
    return printed.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    printed.mockRestore();
  }
}
