import { constants } from 'node:os';

import { Command, CommanderError } from 'commander';

import { createStudioEngine } from '../imaging/recipes/studio-engine.ts';
import { analyticsCommand } from './cli/analytics/analytics-command.ts';
import { backupCommand } from './cli/backup/backup-command.ts';
import { restoreCommand } from './cli/backup/restore-command.ts';
import { upgradeCommand } from './cli/backup/upgrade-command.ts';
import { checkCommand } from './cli/check-command.ts';
import { examplesCommand } from './cli/examples-command.ts';
import { garmentCommand } from './cli/garment/garment-command.ts';
import { newsletterCommand } from './cli/newsletter/newsletter-command.ts';
import { ledgerCommand } from './cli/orders/ledger-command.ts';
import { reconcileCommand } from './cli/orders/reconcile-command.ts';
import { refundCommand } from './cli/orders/refund-command.ts';
import { mailCommand } from './cli/mail-command.ts';
import { provenanceCommand } from './cli/provenance-command.ts';
import { shootCommand } from './cli/shoot-command.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { UnusableInput } from './cli/unusable-input.ts';
import { ConfigError, readProvenanceConfig } from './config/config.ts';
import { loadProvenance } from './adapters/load-provenance.ts';
import { loadEnvFile } from './config/load-settings.ts';
import { findProjectRoot } from './config/project-root.ts';
import { signedEngine } from './adapters/signed-engine.ts';

/** Program: the command line `lichtbild`. Each command is a file below `cli/` or `doctor/`. */
const interruption = new AbortController();
let exitCode = 0;
let interruptedAtMs = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // npm and the terminal may both forward the same Ctrl-C. One that comes a second later means "now", and a running
    // inference can only be stopped by killing the process.
    if (interruption.signal.aborted && performance.now() - interruptedAtMs > 1_000)
      process.kill(process.pid, 'SIGKILL');
    interruptedAtMs = performance.now();
    exitCode = 128 + constants.signals[signal];
    interruption.abort(new Error('interrupted'));
  });

// In the build the thread is an entry of its own beside this file; here it is among the engine's sources.
const threadEntry = new URL(
  import.meta.url.endsWith('.ts') ? '../imaging/engine-thread.ts' : './engine-thread.js',
  import.meta.url,
);
const openEngine = () => createStudioEngine({ threadEntry });
const onStandardError = {
  warn: (_: object, message: string) => void process.stderr.write(`${message}\n`),
};
const openSigningEngine = async (largestHeightPx: number) => {
  const root = findProjectRoot(import.meta.dirname);
  loadEnvFile(root);
  const provenance = await loadProvenance(readProvenanceConfig(process.env, root), root, onStandardError);
  return signedEngine(createStudioEngine({ threadEntry, largestHeightPx }), provenance);
};

const program = new Command('lichtbild')
  .description('casual selfies in, professional headshots out')
  .addCommand(shootCommand(openSigningEngine, interruption.signal))
  .addCommand(checkCommand(openEngine, interruption.signal))
  .addCommand(examplesCommand(openSigningEngine, interruption.signal))
  .addCommand(garmentCommand(openEngine, interruption.signal))
  .addCommand(provenanceCommand())
  .addCommand(mailCommand())
  .addCommand(reconcileCommand())
  .addCommand(ledgerCommand())
  .addCommand(refundCommand())
  .addCommand(newsletterCommand())
  .addCommand(analyticsCommand())
  .addCommand(backupCommand(interruption.signal))
  .addCommand(restoreCommand(interruption.signal))
  .addCommand(upgradeCommand())
  .addCommand(doctorCommand(openEngine));
// Commands that were added as objects do not inherit settings, so each gets its own.
for (const command of [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)])
  command.exitOverride();

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof UnusableInput || error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  } else if (error instanceof CommanderError) {
    // Commander has printed what is wrong. A request for help has exit code 0.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (interruption.signal.aborted) {
    process.stderr.write('Interrupted.\n');
    process.exitCode = exitCode;
  } else throw error;
}
