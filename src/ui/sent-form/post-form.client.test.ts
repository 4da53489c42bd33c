import { afterEach, expect, it, vi } from 'vitest';
import { postForm } from './post-form.client.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('sends JSON and gives back what was answered', async () => {
  const fetched = answerWith(async () => Response.json({ received: true }, { status: 201 }));
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
    'the whole',
    async () => Response.json({ error: 'too-many-requests', message: 'Slowly.' }, { status: 429 }),
    { kind: 'server', message: 'Slowly.' },
  ],
  ['no words', async () => new Response('<html>', { status: 502 }), { kind: 'server', message: undefined }],
  ['an odd answer', async () => Response.json(null, { status: 500 }), { kind: 'server', message: undefined }],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
] as const)('says of a refusal that it is about %s', async (_what, answer, refusal) => {
  answerWith(answer);
  expect(await postForm('/api/leads', {})).toEqual({ ok: false, refusal });
});
