import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readMigrationState } from '../../platform/db/migrate.ts';
import { redact, withoutParameters } from '../../platform/log/redact.ts';
import type { SystemPort, Versions } from '../../web/admin/system/system-port.ts';
import type { createSharedAdapters } from '../adapters/create-shared-adapters.ts';
import type { Settings } from '../config/load-settings.ts';
import { checkFonts, checkMemory, checkNode } from '../doctor/check-machine.ts';
import { checkService } from '../doctor/check-service.ts';
import { type Finding } from '../doctor/finding.ts';
import { cachedReport } from './cached-report.ts';
import { shownSettings } from './shown-settings.ts';

type Pool = Awaited<ReturnType<typeof createSharedAdapters>>['pool'];

const GIT_TIMEOUT_MS = 2_000;

/** The facts about this installation for the dashboard. The models are checked by `lichtbild doctor` alone, because they load slowly. */
export function createSystem(
  { config, root }: Settings,
  env: NodeJS.ProcessEnv,
  { pool, now }: { readonly pool: Pool; readonly now: () => Date },
): SystemPort {
  const runChecks = async () => {
    const machine = [checkNode(process.versions.node), checkMemory(), await checkFonts()];
    const findings = [...machine, ...(await checkService(config, root, now()))];
    return { at: now(), findings: findings.map(withoutSecrets) };
  };
  return {
    startedAt: new Date(now().getTime() - process.uptime() * 1_000),
    settings: shownSettings(env),
    readVersions: () => readVersions(pool, root),
    runDoctor: cachedReport(runChecks, now),
  };
}

async function readVersions(pool: Pool, root: string): Promise<Versions> {
  const [service, commit, migrations, { rows }] = await Promise.all([
    readPackageVersion(root),
    readCommit(root),
    readMigrationState(pool, join(root, 'db/migrations')),
    pool.query<{ version: string; bytes: string }>(
      `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
    ),
  ]);
  const { version, bytes } = rows[0]!;
  const database = { postgres: version, databaseBytes: Number(bytes) };
  return { service, commit, node: process.versions.node, ...database, migrations };
}

async function readPackageVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** Returns undefined without git, or in a folder that is no clone, such as that of a container. */
async function readCommit(root: string): Promise<string | undefined> {
  const options = { cwd: root, timeout: GIT_TIMEOUT_MS };
  return promisify(execFile)('git', ['rev-parse', '--short=12', 'HEAD'], options).then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  );
}

/** An error of a service may quote what it was sent. */
function withoutSecrets({ detail, fix, ...finding }: Finding): Finding {
  const clean = (text: string) => redact(withoutParameters(text));
  return { ...finding, detail: clean(detail), ...(fix === undefined ? {} : { fix: clean(fix) }) };
}
