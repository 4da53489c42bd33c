import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from '../database.ts';
import { findClusterLocation, type ClusterLocation } from './cluster-location.ts';
import { loadClusterSettings, saveClusterSettings, usablePort } from './cluster-settings.ts';
import { hasCluster, initCluster } from './init-cluster.ts';
import { isPostmasterOf, readPostmaster, type Postmaster } from './postmaster-pid.ts';
import { startPostmaster, type ServerSettings } from './start-postmaster.ts';
import { stopPostmaster } from './stop-postmaster.ts';

const WATCH_INTERVAL_MS = 250;
const RETRY_FIRST_MS = 100;
const RETRY_MAX_MS = 2_000;
const START_TIMEOUT_MS = 60_000;

export interface EmbeddedPostgres {
  /** A loopback URL that contains the password, so it must not be logged. It survives restarts of the server. */
  readonly url: string;
  readonly clusterDir: string;
  /** `created` is the first start with this data folder, `adopted` a server that a killed process left running. */
  readonly how: 'created' | 'started' | 'adopted';
  /** A sentence for the operator, when the cluster is not inside the data folder. */
  readonly movedReason: string | undefined;
  /** The process id of the server at this moment; undefined while it is being restarted. */
  pid(): number | undefined;
  /** Stops the watch and the server. May be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly settings?: ServerSettings;
  /** Called with a message for the operator when the server dies, when it is restarted, and when the restart fails. */
  readonly onEvent?: (event: 'died' | 'restarted' | 'restart-failed', detail: string) => void;
}

/**
 * Runs a real PostgreSQL server on 127.0.0.1 with its files in the data folder. The cluster is created if there is none, and a
 * server that is already running is adopted. Whenever the server dies, it is restarted, until `stop` is called.
 *
 * @throws {DatabaseError} when it cannot be started within a minute
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const location = await findClusterLocation(options.dataDir);
  const stored = await loadClusterSettings(location.settingsFile, await hasCluster(location));
  const cluster = await initCluster(location, stored.password);
  const alive = await findLivePostmaster(location);
  const adopted = alive !== undefined && (await acceptsLogin(clusterUrl(stored.password, alive.port)));
  const port = adopted ? alive.port : await usablePort(stored.port);
  if (port !== stored.port) await saveClusterSettings(location.settingsFile, { ...stored, port });
  const url = clusterUrl(stored.password, port);

  let postmaster: Postmaster | undefined = adopted
    ? alive
    : await startWithRetries(location, port, options.settings ?? {});
  const stopped = new AbortController();
  let stopping: Promise<void> | undefined;

  const watching = (async () => {
    while (!stopped.signal.aborted) {
      await pause(WATCH_INTERVAL_MS, stopped.signal);
      if (
        stopped.signal.aborted ||
        (postmaster && (await isPostmasterOf(postmaster.pid, location.clusterDir)))
      )
        continue;
      options.onEvent?.('died', 'the built-in PostgreSQL is gone, restarting it');
      postmaster = undefined;
      try {
        postmaster = await startWithRetries(location, port, options.settings ?? {}, stopped.signal);
        options.onEvent?.('restarted', `the built-in PostgreSQL is back, process ${postmaster.pid}`);
      } catch (error) {
        // Reported, and tried again at the next interval: giving up would leave the service without a database for good.
        options.onEvent?.('restart-failed', error instanceof Error ? error.message : String(error));
      }
    }
  })();

  const stop = async () => {
    stopped.abort();
    await watching;
    const last = postmaster ?? (await findLivePostmaster(location));
    if (last) await stopPostmaster(location, last.pid);
  };
  return {
    url,
    clusterDir: location.clusterDir,
    how: adopted ? 'adopted' : cluster === 'created' ? 'created' : 'started',
    movedReason: location.movedReason,
    pid: () => postmaster?.pid,
    stop: () => (stopping ??= stop()),
  };
}

/** Returns the URL of the cluster of `dataDir` if it is running, and starts nothing. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const location = await findClusterLocation(dataDir);
  const alive = await findLivePostmaster(location);
  if (!alive) return undefined;
  const url = clusterUrl((await loadClusterSettings(location.settingsFile, true)).password, alive.port);
  return (await acceptsLogin(url)) ? url : undefined;
}

const clusterUrl = (password: string, port: number) =>
  `postgres://lichtbild:${password}@127.0.0.1:${port}/postgres`;

async function findLivePostmaster(location: ClusterLocation): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(location.clusterDir);
  return postmaster && (await isPostmasterOf(postmaster.pid, location.clusterDir)) ? postmaster : undefined;
}

/** The first start after a crash may fail while processes of the dead server still hold its memory. */
async function startWithRetries(
  location: ClusterLocation,
  port: number,
  settings: ServerSettings,
  stopped?: AbortSignal,
): Promise<Postmaster> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  let waitMs = RETRY_FIRST_MS;
  for (;;) {
    try {
      return await startPostmaster(location, port, settings);
    } catch (cause) {
      if (stopped?.aborted || performance.now() + waitMs > deadline) {
        throw new DatabaseError('The built-in PostgreSQL does not start.', { cause });
      }
      await delay(waitMs);
      waitMs = Math.min(waitMs * 2, RETRY_MAX_MS);
    }
  }
}

/** Waits without keeping the process alive, and ends early when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { ref: false, signal }).catch(() => undefined);
}

/** Returns whether a server, which may still be starting, accepts our password within a few seconds. */
async function acceptsLogin(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined); // reported by the rejected call below
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') return false; // wrong password: the server is not ours
      await delay(200);
    }
  }
  return false;
}
