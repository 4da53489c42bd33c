import { describeFailure } from './describe-failure.ts';
import { loadSettings, type Settings } from '../config/load-settings.ts';

/** Runs a program of src/main: settings first, then the rest, with a plain sentence when it cannot start. */
export async function runProgram(name: string, run: (settings: Settings) => Promise<void>): Promise<void> {
  const settings = loadSettings();
  // From here on React's own switch, no longer ours: its development build takes three times as long.
  process.env['NODE_ENV'] = 'production';
  try {
    await run(settings);
  } catch (error) {
    process.stderr.write(`Lichtbild's ${name} could not start: ${describeFailure(error)}\n`);
    process.exit(1);
  }
}
