import { join } from 'node:path';
import { findFreePort } from '../platform/db/embedded/cluster-settings.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { loadAppSecrets } from './config/app-secret.ts';
import { lockDataFolder } from './process/data-folder-lock.ts';
import { describeFailure } from './process/describe-failure.ts';
import type { Settings } from './config/load-settings.ts';
import { runProgram } from './process/program.ts';
import { requireNoRestore } from './restore/restore-marker.ts';
import { migrateDatabase } from './adapters/prepare-database.ts';
import { startReport } from './process/start-report.ts';
import { superviseChild, type SupervisedChild } from './process/supervised-child.ts';

/** Program: the whole service on one machine. Runs database, web server and worker, and restarts each of them when it dies. */
const print = (line: string) => process.stdout.write(`${line}\n`);
// The children must read NODE_ENV as the operator set it; `runProgram` changes it here and in each of them.
const environment = { ...process.env };

await runProgram('supervisor', async (settings) => {
  const { config, root } = settings;
  const startedAt = performance.now();
  const lock = await lockDataFolder(config.dataDir);
  if (!lock.ok) {
    print(
      `Lichtbild already runs with ${config.dataDir} (process ${lock.holderPid}). ` +
        'Stop that one first, or set DATA_DIR and PORT to run a second one.',
    );
    process.exit(1);
  }
  let starting: Promise<EmbeddedPostgres | undefined> | undefined;
  const children: SupervisedChild[] = [];
  let stopping: Promise<void> | undefined;

  const shutDown = (exitCode: number): Promise<void> =>
    (stopping ??= (async () => {
      await Promise.all(children.map((child) => child.stop()));
      // A shutdown during the start waits for the start: a half-started server would stay behind.
      const postgres = await starting?.catch(() => undefined);
      await postgres?.stop();
      await lock.release();
      process.exit(exitCode);
    })());
  const onSignal = () => {
    if (stopping) {
      // A second signal kills the children at once. A database that still runs is adopted by the next start.
      children.forEach((child) => child.kill());
      if (children.length === 0) process.exit(1);
    } else print('Stopping …');
    void shutDown(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);

  try {
    await requireNoRestore(config.dataDir);
    await loadAppSecrets(config.secret); // creates the secret before two children could do so at once
    starting = startDatabase(settings);
    const postgres = await starting;
    if (stopping) return;
    const databaseUrl = postgres?.url ?? (config.database.kind === 'url' ? config.database.url : '');
    await migrateDatabase(databaseUrl, root);
    // The web server serves the worker's metrics with its own, so that there is one address to scrape.
    const workerPort = config.worker.port ?? (await findFreePort());
    for (const name of ['web', 'worker'] as const) {
      if (stopping) return;
      children.push(
        superviseChild({
          name,
          file: join(root, `build/server/${name}.js`),
          // Cached compiled code saves a third of the start-up time.
          env: {
            NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/lichtbild'),
            ...environment,
            DATABASE_URL: databaseUrl,
            WORKER_PORT: String(workerPort),
          },
          onCrash: (how, inMs) => print(`The ${name} process ended (${how}); restarting it in ${inMs} ms.`),
        }),
      );
    }
    await Promise.all(children.map((child) => child.ready));
    for (const line of startReport(config, postgres, performance.now() - startedAt)) print(line);
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`Lichtbild could not start: ${describeFailure(error)}\n`);
    await shutDown(1);
  }
});

async function startDatabase({ config }: Settings): Promise<EmbeddedPostgres | undefined> {
  if (config.database.kind === 'url') return undefined;
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    onEvent: (_, detail) => print(`Database: ${detail}`),
  });
}
