import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { webContext, type WebContext } from '../../context.ts';
import { loader } from './sandbox-checkout-page.tsx';

it('responds with 404, without asking the database, where there is no sandbox', async () => {
  const context = new RouterContextProvider();
  const verify = () => true;
  context.set(webContext, { sandboxPayments: undefined, capabilities: { verify } } as unknown as WebContext);
  const request = new Request('https://lichtbild.example/sandbox-checkout/order1?key=right');
  const visit = { context, request, params: { id: 'order1' } };
  expect(await loader(visit as unknown as Parameters<typeof loader>[0])).toMatchObject({
    data: { order: undefined, key: '' },
    init: { status: 404 },
  });
});
