import { expect, it } from 'vitest';
import { createHealthRoutes } from './health.ts';

const metricsText = async () => 'up 1\n';

it('is ready only when every part answers', async () => {
  const app = createHealthRoutes({
    metricsText,
    checkTimeoutMs: 20,
    checks: {
      database: async () => undefined,
      queue: () => Promise.reject(new Error('gone')),
      storage: () => new Promise(() => undefined),
    },
  });
  const answer = await app.request('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'not ready',
    parts: { database: 'ok', queue: 'failed', storage: 'timed out' },
  });
});

it('is alive even when nothing else is', async () => {
  const app = createHealthRoutes({
    metricsText,
    checks: { database: () => Promise.reject(new Error('gone')) },
  });
  expect((await app.request('/healthz')).status).toBe(200);
  expect(await (await app.request('/metrics')).text()).toBe('up 1\n');
});
