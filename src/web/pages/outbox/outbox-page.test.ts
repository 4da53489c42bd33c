import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { webContext, type WebContext } from '../../context.ts';
import { loader } from './outbox-page.tsx';

function open(outboxDir: string | undefined, host = 'localhost:3000') {
  const context = new RouterContextProvider();
  context.set(webContext, { settings: { publicUrl: 'https://lichtbild.example', outboxDir } } as WebContext);
  const request = new Request(`http://${host}/dev/outbox`);
  return loader({ context, request } as unknown as Parameters<typeof loader>[0]);
}

it('responds with 404 where it must not open, and lists the mails where it may', async () => {
  expect(await open(undefined)).toMatchObject({ data: { outbox: undefined }, init: { status: 404 } });
  expect(await open('/nowhere/outbox')).toEqual({ outbox: { mails: [], opened: undefined } });
});

it.each([
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['192.168.1.5:3000', true],
  ['lichtbild.example', true],
  ['rebound.example:3000', false],
])('opens for the host %s: %s', async (host, opens) => {
  const answer = await open('/nowhere/outbox', host);
  expect('outbox' in answer).toBe(opens);
});
