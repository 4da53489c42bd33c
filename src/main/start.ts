import { join } from 'node:path';
import { freePort } from '../platform/db/embedded/cluster-settings.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { loadAppSecrets } from './config/app-secret.ts';
import { lockDataFolder } from './process/data-folder-lock.ts';
import { describeFailure } from './process/describe-failure.ts';
import type { Settings } from './config/load-settings.ts';
import { runProgram } from './process/program.ts';
import { migrateDatabase } from './adapters/ready-database.ts';
import { startReport } from './process/start-report.ts';
import { superviseChild, type SupervisedChild } from './process/supervised-child.ts';

/** Program: the whole service on one machine: database, web server, worker, each started again when it dies. */
const say = (line: string) => process.stdout.write(`${line}\n`);
// React's switch is set for our children by themselves; what they must read is what was set for us.
const environment = { ...process.env };

await runProgram('supervisor', async (settings) => {
  const { config, root } = settings;
  const startedAt = performance.now();
  const lock = await lockDataFolder(config.dataDir);
  if (!lock.ok) {
    say(
      `Lichtbild already runs with ${config.dataDir} (process ${lock.heldBy}). ` +
        'Stop that one first, or set DATA_DIR and PORT to run a second one.',
    );
    process.exit(1);
  }
  let starting: Promise<EmbeddedPostgres | undefined> | undefined;
  const children: SupervisedChild[] = [];
  let leaving: Promise<void> | undefined;

  const leave = (exitCode: number): Promise<void> =>
    (leaving ??= (async () => {
      await Promise.all(children.map((child) => child.stop()));
      // Told while it starts: a server that is half up would stay behind.
      const postgres = await starting?.catch(() => undefined);
      await postgres?.stop();
      await lock.release();
      process.exit(exitCode);
    })());
  const onSignal = () => {
    if (leaving) {
      // Asked twice: no more patience. What still runs is adopted or leaves by itself.
      children.forEach((child) => child.kill());
      if (children.length === 0) process.exit(1);
    } else say('Stopping …');
    void leave(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);

  try {
    await loadAppSecrets(config.secret); // made once, before two children could want to
    starting = startDatabase(settings);
    const postgres = await starting;
    if (leaving) return;
    const databaseUrl = postgres?.url ?? (config.database.kind === 'url' ? config.database.url : '');
    await migrateDatabase(databaseUrl, root);
    // The web server shows the worker's numbers beside its own, so there is one address to watch.
    const workerPort = config.worker.port ?? (await freePort());
    for (const name of ['web', 'worker'] as const) {
      if (leaving) return;
      children.push(
        superviseChild({
          name,
          file: join(root, `build/server/${name}.js`),
          // Compiled code is kept, which saves a third of the start.
          env: {
            NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/lichtbild'),
            ...environment,
            DATABASE_URL: databaseUrl,
            WORKER_PORT: String(workerPort),
          },
          onCrash: (how, inMs) => say(`The ${name} process ended (${how}); starting it again in ${inMs} ms.`),
        }),
      );
    }
    await Promise.all(children.map((child) => child.ready));
    for (const line of startReport(config, postgres, performance.now() - startedAt)) say(line);
  } catch (error) {
    if (leaving) return;
    process.stderr.write(`Lichtbild could not start: ${describeFailure(error)}\n`);
    await leave(1);
  }
});

async function startDatabase({ config }: Settings): Promise<EmbeddedPostgres | undefined> {
  if (config.database.kind === 'url') return undefined;
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    onEvent: (_, detail) => say(`Database: ${detail}`),
  });
}
