import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { webContext, type WebContext } from '../../context.ts';
import { loader } from './outbox-page.tsx';

function open(outboxDir: string | undefined) {
  const context = new RouterContextProvider();
  context.set(webContext, { settings: { production: false, outboxDir } } as WebContext);
  const request = new Request('http://localhost:3000/dev/outbox');
  return loader({ context, request } as unknown as Parameters<typeof loader>[0]);
}

it('is not found where it must not open, and lists the mails where it may', async () => {
  expect(await open(undefined)).toMatchObject({ data: { outbox: undefined }, init: { status: 404 } });
  expect(await open('/nowhere/outbox')).toEqual({ outbox: { mails: [], opened: undefined } });
});
