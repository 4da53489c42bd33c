import { Command } from 'commander';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { loadEnvFile } from '../config/load-settings.ts';
import { findProjectRoot } from '../config/project-root.ts';
import { fine, problem, type Finding } from './finding.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtImprint } from './look-at-imprint.ts';
import {
  lookAtBrowser,
  lookAtBuild,
  lookAtDataFolder,
  lookAtFonts,
  lookAtMemory,
  lookAtNode,
} from './look-at-machine.ts';
import { lookAtModels } from './look-at-models.ts';
import { lookAtOperators } from './look-at-operators.ts';
import { lookAtPort } from './look-at-port.ts';
import { lookAtProvenance } from './look-at-provenance.ts';
import { lookAtWardrobe } from './look-at-wardrobe.ts';

const MARKS = { ok: '✓', warning: '!', problem: '✗' } as const;
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** `lichtbild doctor [--json]`: what is wrong here and how to mend it. Exit code 1 when something is. */
export function doctorCommand(openEngine: () => Pick<HeadshotEngine, 'check' | 'close'>): Command {
  return new Command('doctor')
    .description('check this machine and say what is wrong and how to mend it')
    .option('--json', 'print the findings as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const findings = await examine(openEngine);
      const problems = findings.filter(({ state }) => state === 'problem').length;
      process.stdout.write(json ? `${JSON.stringify(findings, undefined, 2)}\n` : report(findings, problems));
      if (problems > 0) process.exitCode = 1;
    });
}

async function examine(
  openEngine: () => Pick<HeadshotEngine, 'check' | 'close'>,
): Promise<readonly Finding[]> {
  const root = findProjectRoot(import.meta.dirname);
  loadEnvFile(root);
  const machine = [lookAtNode(process.versions.node), lookAtMemory(), await lookAtFonts()];
  const browser = lookAtBrowser([process.env['CHROMIUM_PATH'], ...BROWSERS]);
  const models = await lookAtModels(openEngine);
  const rest = [...models, browser, lookAtBuild(root)];
  try {
    const config = readConfig(process.env, root);
    const settings = fine('settings', config.production ? 'fit for production' : 'fit');
    const service = [...(await lookAtDataFolder(config.dataDir)), await lookAtDatabase(config, root)];
    const wardrobe = await lookAtWardrobe(config);
    const signing = await lookAtProvenance(config.provenance, root, new Date());
    const port = await lookAtPort(config);
    const people = [lookAtImprint(config.imprint), lookAtOperators(config.operatorEmails)];
    return [...machine, settings, ...people, signing, ...service, wardrobe, port, ...rest];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const settings = error.problems.map((text) =>
      problem('settings', text, 'Mend it in `.env`; see .env.example.'),
    );
    return [...machine, ...settings, ...rest];
  }
}

function report(findings: readonly Finding[], problems: number): string {
  const lines = findings.flatMap(({ part, state, detail, mend }) => [
    `${MARKS[state]} ${part.padEnd(14)} ${detail}`,
    ...(mend ? [`  ${' '.repeat(14)} → ${mend}`] : []),
  ]);
  const end = problems === 0 ? 'All is well.' : `${problems} to mend.`;
  return [...lines, end, ''].join('\n');
}
