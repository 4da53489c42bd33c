import { loadSettings, type Settings } from './load-settings.ts';

/** Runs a program of src/main: settings first, then the rest, with a plain sentence when it cannot start. */
export async function runProgram(name: string, run: (settings: Settings) => Promise<void>): Promise<void> {
  const settings = loadSettings();
  // From here on React's own switch, no longer ours: its development build takes three times as long.
  process.env['NODE_ENV'] = 'production';
  try {
    await run(settings);
  } catch (error) {
    process.stderr.write(`Lichtbild's ${name} could not start: ${describe(error)}\n`);
    process.exit(1);
  }
}

/** The messages of an error and its causes; the stack only for what nobody foresaw. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const foreseen = error.name.endsWith('Error') && error.name !== 'TypeError' && error.name !== 'Error';
  const cause = error.cause === undefined ? '' : `\n  because: ${describe(error.cause)}`;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `${error.message}: another program uses this port; set PORT.`;
  return `${foreseen ? error.message : (error.stack ?? error.message)}${cause}`;
}
