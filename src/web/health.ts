import { Hono } from 'hono';
import { ENDPOINTS } from '../page-urls.ts';
import { hasBearerToken } from './bearer-token.ts';

/** Readiness is checked at most once in this time, because each check writes a file and queries the database. */
const REUSE_READINESS_MS = 2_000;

/** A check that hangs for longer, for example on a dead connection, is abandoned, and a new one may start. */
const GIVE_UP_MS = 30_000;

/** Checks that a part of the service works; rejects when it does not. */
export type HealthCheck = () => Promise<void>;

export interface HealthOptions {
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** Returns the metrics in the Prometheus text format. */
  readonly metricsText: () => Promise<string>;
  /** The bearer token that /metrics requires. Without one, /metrics refuses every request. */
  readonly metricsToken?: string | undefined;
  readonly checkTimeoutMs?: number;
  /** A monotonic clock. Default: `performance.now`. */
  readonly nowMs?: () => number;
}

type Outcome = 'ok' | 'failed' | 'timed out';

/** /healthz: this process responds. /readyz: every part that it needs responds, too. /metrics: numbers for Prometheus. */
export function createHealthRoutes(options: HealthOptions): Hono {
  const {
    checks,
    metricsText,
    metricsToken,
    checkTimeoutMs = 2_000,
    nowMs = () => performance.now(),
  } = options;
  const app = new Hono();

  // A hanging check is not started again immediately, because each one would block one more thread or connection.
  const pending = new Map<string, { readonly sinceMs: number; readonly outcome: Promise<'ok' | 'failed'> }>();
  const runCheck = (name: string, check: HealthCheck): Promise<'ok' | 'failed'> => {
    const earlier = pending.get(name);
    if (earlier && nowMs() - earlier.sinceMs < GIVE_UP_MS) return earlier.outcome;
    const outcome = check().then(
      () => 'ok' as const,
      () => 'failed' as const,
    );
    const started = { sinceMs: nowMs(), outcome };
    pending.set(name, started);
    void outcome.finally(() => {
      if (pending.get(name) === started) pending.delete(name);
    });
    return outcome;
  };
  const checkAll = () =>
    Promise.all(
      Object.entries(checks).map(
        async ([name, check]) => [name, await withTimeout(checkTimeoutMs, runCheck(name, check))] as const,
      ),
    );
  let latest: { readonly atMs: number; readonly results: ReturnType<typeof checkAll> } | undefined;

  app.get(ENDPOINTS.healthz, (c) => c.json({ status: 'alive' }));

  app.get(ENDPOINTS.readyz, async (c) => {
    if (!latest || nowMs() - latest.atMs >= REUSE_READINESS_MS)
      latest = { atMs: nowMs(), results: checkAll() };
    const results = await latest.results;
    const ready = results.every(([, result]) => result === 'ok');
    return c.json(
      { status: ready ? 'ready' : 'not ready', parts: Object.fromEntries(results) },
      ready ? 200 : 503,
    );
  });

  app.get(ENDPOINTS.metrics, async (c) => {
    // A local address must not be enough, because a proxy on this machine gives every client a local address.
    if (!hasBearerToken(c, metricsToken)) {
      return c.json({ error: 'unauthorized' }, 401, { 'WWW-Authenticate': 'Bearer' });
    }
    return c.body(await metricsText(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });

  return app;
}

async function withTimeout(timeoutMs: number, outcome: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'timed out'>((resolve) => {
    timer = setTimeout(() => resolve('timed out'), timeoutMs);
  });
  return Promise.race([outcome, timeout]).finally(() => clearTimeout(timer));
}
