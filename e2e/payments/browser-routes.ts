import type { BrowserContext } from 'playwright-core';
import type { PaymentStandIn } from '../../test/payment-stand-ins/stand-in.ts';

/** Answers the browser's requests to the real hosts by the stand-in. The pages' policies stay in force. */
export async function routeToStandIn(
  context: BrowserContext,
  standIn: Pick<PaymentStandIn, 'hosts' | 'origin'>,
): Promise<void> {
  await context.route(
    ({ host }) => standIn.hosts.includes(host),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: standIn.origin + pathname + search, maxRedirects: 0 });
      await route.fulfill({ response });
    },
  );
}

/** Returns a list that grows by each host to which a page of this browser sends a request. */
export function watchHosts(context: BrowserContext): ReadonlySet<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}
