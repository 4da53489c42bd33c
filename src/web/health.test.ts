import { describe, expect, it } from 'vitest';
import { createHealthRoutes } from './health.ts';

const metricsText = async () => 'up 1\n';

it('is ready only when every part responds', async () => {
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

it('is alive even when no part responds', async () => {
  const app = createHealthRoutes({
    metricsText,
    checks: { database: () => Promise.reject(new Error('gone')) },
  });
  expect((await app.request('/healthz')).status).toBe(200);
});

it('simultaneous requests share one check, and a later one checks again', async () => {
  let looks = 0;
  let nowMs = 0;
  const app = createHealthRoutes({
    metricsText,
    nowMs: () => nowMs,
    checks: { storage: async () => void (looks += 1) },
  });
  await Promise.all(Array.from({ length: 50 }, () => app.request('/readyz')));
  nowMs = 1_999;
  await app.request('/readyz');
  expect(looks).toBe(1);
  nowMs = 2_000;
  await app.request('/readyz');
  expect(looks).toBe(2);
});

it('a hanging part is checked again only when it has responded', async () => {
  let nowMs = 0;
  let asked = 0;
  let answer: () => void = () => undefined;
  const app = createHealthRoutes({
    metricsText,
    nowMs: () => nowMs,
    checkTimeoutMs: 5,
    checks: { storage: () => new Promise<void>((resolve) => ((asked += 1), (answer = resolve))) },
  });
  for (let look = 0; look < 5; look += 1) {
    nowMs += 5_000;
    expect(await (await app.request('/readyz')).json()).toMatchObject({ parts: { storage: 'timed out' } });
  }
  expect(asked).toBe(1);
  answer();
  await new Promise(setImmediate);
  nowMs += 5_000;
  await app.request('/readyz');
  expect(asked).toBe(2);
});

it('a part that hangs for half a minute is checked anew, because its response may never come', async () => {
  let nowMs = 0;
  let asked = 0;
  const check = () => (++asked === 1 ? new Promise<void>(() => undefined) : Promise.resolve());
  const app = createHealthRoutes({
    metricsText,
    nowMs: () => nowMs,
    checkTimeoutMs: 5,
    checks: { database: check },
  });
  expect((await app.request('/readyz')).status).toBe(503);
  nowMs = 29_999;
  expect((await app.request('/readyz')).status).toBe(503);
  nowMs = 32_000;
  expect((await app.request('/readyz')).status).toBe(200);
  expect(asked).toBe(2);
});

describe('the metrics', () => {
  const TOKEN = 'a token of the operator, long enough';
  const ask = (remoteAddress: string, headers: Record<string, string> = {}, metricsToken?: string) =>
    createHealthRoutes({ metricsText, checks: {}, metricsToken }).request(
      '/metrics',
      { headers },
      { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } },
    );

  it.each([
    ['another machine', '192.0.2.7', {}],
    // A proxy on this machine may forward requests without naming the client.
    ['this machine without the token', '127.0.0.1', {}],
    ['this machine by IPv6', '::1', {}],
    ['a wrong token', '192.0.2.7', { Authorization: 'Bearer guessed' }],
    ['a wrong token on this machine', '127.0.0.1', { Authorization: 'Bearer guessed' }],
    ['the token without its scheme', '192.0.2.7', { Authorization: TOKEN }],
    ['nobody in particular', '127.0.0.1', { Authorization: 'Bearer ' }],
  ])('are refused to %s', async (_, address, headers) => {
    for (const token of [TOKEN, undefined]) expect((await ask(address, headers, token)).status).toBe(401);
  });

  it('are returned to anyone with the token, and to nobody while there is none', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    expect((await ask('192.0.2.7', headers, TOKEN)).status).toBe(200);
    expect((await ask('192.0.2.7', headers)).status).toBe(401);
    expect((await ask('192.0.2.7', { Authorization: 'Bearer undefined' })).status).toBe(401);
  });
});
