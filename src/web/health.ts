import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { ENDPOINTS } from '../page-urls.ts';

/** Every look at readiness writes a file and asks the database, so askers within this time share one. */
const SHARE_READINESS_MS = 2_000;

/** A look that hangs for longer, for example on a connection whose other end is gone, is given up and begun again. */
const HANGING_MS = 30_000;

/** Whether a part works; rejects when it does not. */
export type HealthCheck = () => Promise<void>;

export interface HealthOptions {
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** Prometheus text format. */
  readonly metricsText: () => Promise<string>;
  /** The bearer token that opens /metrics; when undefined, /metrics is closed. */
  readonly metricsToken?: string | undefined;
  readonly checkTimeoutMs?: number;
  /** Runs evenly, for the sharing of readiness. */
  readonly nowMs?: () => number;
}

type Outcome = 'ok' | 'failed' | 'timed out';

/** /healthz: this process answers. /readyz: every part it needs answers too. /metrics: numbers for Prometheus. */
export function createHealthRoutes(options: HealthOptions): Hono {
  const {
    checks,
    metricsText,
    metricsToken,
    checkTimeoutMs = 2_000,
    nowMs = () => performance.now(),
  } = options;
  const app = new Hono();

  // A part that hangs is not asked again at once: every look would hang one thread or connection more.
  const underWay = new Map<string, { readonly sinceMs: number; readonly answer: Promise<'ok' | 'failed'> }>();
  const ask = (name: string, check: HealthCheck): Promise<'ok' | 'failed'> => {
    const running = underWay.get(name);
    if (running && nowMs() - running.sinceMs < HANGING_MS) return running.answer;
    const answer = check().then(
      () => 'ok' as const,
      () => 'failed' as const,
    );
    const begun = { sinceMs: nowMs(), answer };
    underWay.set(name, begun);
    void answer.finally(() => {
      if (underWay.get(name) === begun) underWay.delete(name);
    });
    return answer;
  };
  const look = () =>
    Promise.all(
      Object.entries(checks).map(
        async ([name, check]) => [name, await within(checkTimeoutMs, ask(name, check))] as const,
      ),
    );
  let latest: { readonly atMs: number; readonly results: ReturnType<typeof look> } | undefined;

  app.get(ENDPOINTS.healthz, (c) => c.json({ status: 'alive' }));

  app.get(ENDPOINTS.readyz, async (c) => {
    if (!latest || nowMs() - latest.atMs >= SHARE_READINESS_MS) latest = { atMs: nowMs(), results: look() };
    const results = await latest.results;
    const ready = results.every(([, result]) => result === 'ok');
    return c.json(
      { status: ready ? 'ready' : 'not ready', parts: Object.fromEntries(results) },
      ready ? 200 : 503,
    );
  });

  app.get(ENDPOINTS.metrics, async (c) => {
    // The connection's address must not count: a proxy on this machine has a local one for every client.
    if (!holdsToken(c, metricsToken)) {
      return c.json({ error: 'unauthorized' }, 401, { 'WWW-Authenticate': 'Bearer' });
    }
    return c.body(await metricsText(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });

  return app;
}

function holdsToken(c: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`));
}

async function within(timeoutMs: number, answer: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'timed out'>((resolve) => {
    timer = setTimeout(() => resolve('timed out'), timeoutMs);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
