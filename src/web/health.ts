import { Hono } from 'hono';
import { API } from '../routes.ts';

/** Whether a part works; rejects when it does not. */
export type HealthCheck = () => Promise<void>;

export interface HealthOptions {
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** Prometheus text format. */
  readonly metricsText: () => Promise<string>;
  readonly checkTimeoutMs?: number;
}

/** /healthz: this process answers. /readyz: every part it needs answers too. /metrics: numbers for Prometheus. */
export function createHealthRoutes({ checks, metricsText, checkTimeoutMs = 2_000 }: HealthOptions): Hono {
  const app = new Hono();

  app.get(API.healthz, (c) => c.json({ status: 'alive' }));

  app.get(API.readyz, async (c) => {
    const results = await Promise.all(
      Object.entries(checks).map(
        async ([name, check]) => [name, await outcome(check, checkTimeoutMs)] as const,
      ),
    );
    const ready = results.every(([, result]) => result === 'ok');
    return c.json(
      { status: ready ? 'ready' : 'not ready', parts: Object.fromEntries(results) },
      ready ? 200 : 503,
    );
  });

  app.get(API.metrics, async (c) =>
    c.body(await metricsText(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }),
  );

  return app;
}

async function outcome(check: HealthCheck, timeoutMs: number): Promise<'ok' | 'failed' | 'timed out'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'timed out'>((resolve) => {
    timer = setTimeout(() => resolve('timed out'), timeoutMs);
  });
  const answer = check().then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
