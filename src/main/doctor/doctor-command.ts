import { Command } from 'commander';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { loadEnvFile } from '../config/load-settings.ts';
import { findProjectRoot } from '../config/project-root.ts';
import { BROWSER_PATHS } from './browser-paths.ts';
import { ok, problem, type Finding } from './finding.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkImprint, checkOperators } from './check-contacts.ts';
import {
  checkBrowser,
  checkBuild,
  checkDataFolder,
  checkFonts,
  checkMemory,
  checkNode,
} from './check-machine.ts';
import { checkModels } from './check-models.ts';
import { checkNewsletter } from './check-newsletter.ts';
import { checkPayments } from './check-payments.ts';
import { checkMail } from './mail/check-mail.ts';
import { checkPort } from './check-port.ts';
import { checkProvenance } from './check-provenance.ts';
import { checkWardrobe } from './check-wardrobe.ts';

const MARKS = { ok: '✓', warning: '!', problem: '✗' } as const;

/** `lichtbild doctor [--json]`: reports what is wrong on this machine and how to fix it. The exit code is 1 for a problem. */
export function doctorCommand(openEngine: () => Pick<HeadshotEngine, 'check' | 'close'>): Command {
  return new Command('doctor')
    .description('check this machine and report problems with their fixes')
    .option('--json', 'print the findings as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const findings = await runChecks(openEngine);
      const problems = findings.filter(({ state }) => state === 'problem').length;
      const text = json ? `${JSON.stringify(findings, undefined, 2)}\n` : report(findings, problems);
      // A request to a payment provider that was given up would keep the process alive.
      process.stdout.write(text, () => process.exit(problems > 0 ? 1 : 0));
    });
}

async function runChecks(
  openEngine: () => Pick<HeadshotEngine, 'check' | 'close'>,
): Promise<readonly Finding[]> {
  const root = findProjectRoot(import.meta.dirname);
  loadEnvFile(root);
  const machine = [checkNode(process.versions.node), checkMemory(), await checkFonts()];
  const browser = checkBrowser([process.env['CHROMIUM_PATH'], ...BROWSER_PATHS]);
  const models = await checkModels(openEngine);
  const rest = [...models, browser, checkBuild(root)];
  try {
    const config = readConfig(process.env, root);
    const settings = ok('settings', config.production ? 'valid for production' : 'valid');
    const service = [...(await checkDataFolder(config.dataDir)), await checkDatabase(config, root)];
    const backups = await checkBackups(config, new Date());
    const wardrobe = await checkWardrobe(config);
    const signing = await checkProvenance(config.provenance, root, new Date());
    const payments = await checkPayments(config);
    const mail = await checkMail(config.mail);
    const newsletter = await checkNewsletter(config.newsletterProvider);
    const port = await checkPort(config);
    const contacts = [checkImprint(config.imprint), checkOperators(config.operatorEmails)];
    return [
      ...machine,
      settings,
      ...contacts,
      ...mail,
      ...payments,
      ...newsletter,
      signing,
      ...service,
      backups,
      wardrobe,
      port,
      ...rest,
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const settings = error.problems.map((text) =>
      problem('settings', text, 'Correct it in `.env`; see .env.example.'),
    );
    return [...machine, ...settings, ...rest];
  }
}

function report(findings: readonly Finding[], problems: number): string {
  const lines = findings.flatMap(({ part, state, detail, fix }) => [
    `${MARKS[state]} ${part.padEnd(14)} ${detail}`,
    ...(fix ? [`  ${' '.repeat(14)} → ${fix}`] : []),
  ]);
  const end = problems === 0 ? 'No problems found.' : `${problems} to fix.`;
  return [...lines, end, ''].join('\n');
}
