import { afterEach, expect, it, vi } from 'vitest';
import { postForm } from './post-form.client.ts';

afterEach(() => vi.unstubAllGlobals());

function respondWith(respond: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(respond);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('sends JSON and returns the response', async () => {
  const fetched = respondWith(async () => Response.json({ received: true }, { status: 201 }));
  expect(await postForm('/api/leads', { name: 'Mira' })).toEqual({ ok: true, value: { received: true } });
  const [path, init] = fetched.mock.calls[0]!;
  expect(path).toBe('/api/leads');
  expect(init).toMatchObject({ method: 'POST', body: '{"name":"Mira"}' });
});

it.each([
  [
    'one field',
    async () => Response.json({ error: 'x', field: 'email', message: 'No.' }, { status: 422 }),
    { kind: 'field', problem: { field: 'email', message: 'No.' } },
  ],
  [
    'the whole form',
    async () => Response.json({ error: 'too-many-requests', message: 'Slowly.' }, { status: 429 }),
    { kind: 'server', status: 429, code: 'too-many-requests', message: 'Slowly.' },
  ],
  [
    'a response without a message',
    async () => new Response('<html>', { status: 502 }),
    { kind: 'server', status: 502, message: undefined },
  ],
  [
    'an unexpected response',
    async () => Response.json(null, { status: 500 }),
    { kind: 'server', status: 500, message: undefined },
  ],
  [
    'a success whose body is cut off',
    async () => new Response('{"measu', { status: 200 }),
    { kind: 'offline' },
  ],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
] as const)('returns the refusal of %s', async (_what, respond, refusal) => {
  respondWith(respond);
  expect(await postForm('/api/leads', {})).toEqual({ ok: false, refusal });
});
