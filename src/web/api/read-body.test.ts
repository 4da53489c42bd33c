import { expect, it } from 'vitest';
import { z } from 'zod';
import { readJson } from './read-body.ts';

const note = z.object({ note: z.string() });

function posted(body: string, type = 'application/json'): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } });
}

it('reads a small JSON body of the expected shape', async () => {
  expect(await readJson(posted('{"note":"Grüße"}'), note)).toEqual({ ok: true, value: { note: 'Grüße' } });
});

it('removes zero bytes, which the database cannot store', async () => {
  expect(await readJson(posted('{"note":"a\\u0000b"}'), note)).toEqual({ ok: true, value: { note: 'ab' } });
});

it('treats an interrupted body as an invalid one', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"note":"a'));
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const broken = () => {
    const headers = { 'Content-Type': 'application/json' };
    return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  };
  expect(await readJson(broken(), note)).toEqual({ ok: false, error: 'body-invalid' });
});

it.each([
  ['no JSON', posted('{'), 'body-invalid'],
  ['another shape', posted('{"note":1}'), 'body-invalid'],
  ['another type', posted('{"note":"x"}', 'text/plain'), 'body-invalid'],
  ['too much', posted(`{"note":"${'x'.repeat(20_000)}"}`), 'body-too-large'],
])('refuses %s', async (_what, request, error) => {
  expect(await readJson(request, note)).toEqual({ ok: false, error });
});
