import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';
import { isAlive, isPostmasterOf, readPostmaster } from '../src/platform/db/embedded/postmaster-pid.ts';
import { createTemplate } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

const PREFIX = 'lichtbild-test-postgres-';

/** One real PostgreSQL for the whole run (or the one of TEST_DATABASE_URL), with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    await createTemplate(given);
    project.provide('clusterUrl', given);
    return async () => undefined;
  }
  const cluster = await startTestCluster();
  await createTemplate(cluster.url);
  project.provide('clusterUrl', cluster.url);
  return cluster.stop;
}

export async function startTestCluster(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  await removeOrphans();
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o755); // so that the database's own account can enter when the tests run as root
  const server = await startEmbeddedPostgres({
    dataDir,
    // Nothing here outlives the run, so the disk need not be waited for.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stops and removes the clusters of killed runs, whose server outlived its owner. */
async function removeOrphans(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (isAlive(owner)) continue;
    const clusterDir = join(tmpdir(), name, 'postgres');
    const postmaster = await readPostmaster(clusterDir);
    if (postmaster && (await isPostmasterOf(postmaster.pid, clusterDir)))
      process.kill(postmaster.pid, 'SIGQUIT');
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}
