import { describeFailure } from './describe-failure.ts';
import { loadSettings, type Settings } from '../config/load-settings.ts';

/** Loads the settings and runs a program of src/main. Exits with an explanation when it cannot start. */
export async function runProgram(name: string, run: (settings: Settings) => Promise<void>): Promise<void> {
  const settings = loadSettings();
  // Our own setting has been read by now. React needs `production`, because its development build is three times as slow.
  process.env['NODE_ENV'] = 'production';
  try {
    await run(settings);
  } catch (error) {
    process.stderr.write(`Lichtbild's ${name} could not start: ${describeFailure(error)}\n`);
    process.exit(1);
  }
}
