import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Upload } from 'tus-js-client';
import { expect, it } from 'vitest';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { createUploadStore } from '../../../features/shoots/selfies/upload-store.server.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';

const MIB = 1024 * 1024;

/** Starts the routes behind a real HTTP server. */
async function listen(world: ShootWorld) {
  const server = serve({ fetch: world.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

async function begin(origin: string): Promise<{ cookie: string; view: ShootView }> {
  const response = await fetch(`${origin}/api/shoot`, { method: 'POST' });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, view: (await response.json()) as ShootView };
}

it('resumes an upload whose connection was cut', async () => {
  await using world = await createShootWorld();
  await using server = await listen(world);
  const { cookie, view } = await begin(server.origin);
  const bytes = randomBytes(6 * MIB);
  const begun = await fetch(`${server.origin}/api/uploads`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Tus-Resumable': '1.0.0', 'Upload-Length': String(bytes.length) },
  });
  const location = begun.headers.get('Location') ?? '';
  expect(location).toMatch(/^\/api\/uploads\/[\w-]{22}$/);

  await new Promise<void>((resolve) => {
    const cut = request(`${server.origin}${location}`, {
      method: 'PATCH',
      headers: {
        Cookie: cookie,
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': String(bytes.length),
      },
    });
    cut.on('error', () => resolve());
    cut.write(bytes.subarray(0, 3.5 * MIB), () => setTimeout(() => cut.destroy(), 100));
    cut.on('close', () => resolve());
  });

  const headers = { Cookie: cookie, 'Tus-Resumable': '1.0.0' };
  const head = () => fetch(`${server.origin}${location}`, { method: 'HEAD', headers });
  await expect
    .poll(async () => Number((await head()).headers.get('Upload-Offset')), { timeout: 10_000 })
    .toBeGreaterThanOrEqual(3 * MIB);
  const offset = Number((await head()).headers.get('Upload-Offset'));
  expect(offset).toBeLessThanOrEqual(3.5 * MIB);
  const rest = await fetch(`${server.origin}${location}`, {
    method: 'PATCH',
    headers: {
      ...headers,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: bytes.subarray(offset),
  });
  expect(rest.status).toBe(204);
  const store = createUploadStore(world.context);
  const whole = await store.read(view.id, location.split('/').at(-1) ?? '');
  expect(Buffer.from(whole ?? []).equals(bytes)).toBe(true);
});

it('works with the browser’s tus client', async () => {
  await using world = await createShootWorld();
  await using server = await listen(world);
  const { cookie, view } = await begin(server.origin);
  const bytes = randomBytes(2 * MIB + 17);
  const url = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${server.origin}/api/uploads`,
      chunkSize: 700_000,
      retryDelays: [],
      headers: { Cookie: cookie },
      metadata: { filename: 'me on the beach.jpg', filetype: 'image/jpeg' },
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    });
    upload.start();
  });
  const store = createUploadStore(world.context);
  const whole = await store.read(view.id, url.split('/').at(-1) ?? '');
  expect(Buffer.from(whole ?? []).equals(bytes)).toBe(true);
  const shown = await fetch(`${server.origin}/api/shoot`, { headers: { Cookie: cookie } });
  expect(((await shown.json()) as ShootView).selfies).toMatchObject([{ state: 'checking' }]);
});

it('notices that a streaming browser has disconnected', async () => {
  await using world = await createShootWorld();
  await using server = await listen(world);
  const { cookie, view } = await begin(server.origin);
  let watching = 0;
  const { live } = world.context;
  const subscribe = live.subscribe.bind(live);
  live.subscribe = (id, onChange) => {
    watching += 1;
    const unsubscribe = subscribe(id, onChange);
    let ended = false;
    return () => {
      if (!ended) watching -= 1;
      ended = true;
      unsubscribe();
    };
  };
  const leave = new AbortController();
  const events = await fetch(`${server.origin}/api/shoots/${view.id}/events`, {
    headers: { Cookie: cookie },
    signal: leave.signal,
  });
  const reader = events.body!.getReader();
  await reader.read();
  expect(watching).toBe(1);
  leave.abort();
  await reader.read().catch(() => undefined);
  await expect.poll(() => watching, { timeout: 5_000 }).toBe(0);
});
