import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Account, Checkout } from './account.ts';
import { LEMON_JS } from './lemon-js.ts';
import { orderResource } from './resources.ts';

/** The pages that a buyer's browser opens. The real checkout offers no parameter for its language, and so this one is English. */
export function checkoutRoutes(account: Account): Hono {
  const pages = new Hono();
  const find = (url: string, id: string): Checkout | undefined =>
    account.isSignedUrl(new URL(url)) ? account.checkouts.find((checkout) => checkout.id === id) : undefined;

  pages.get('/js/lemon.js', (c) => c.body(LEMON_JS, 200, { 'Content-Type': 'text/javascript' }));

  pages.get('/checkout/custom/:id', (c) => {
    const checkout = find(c.req.url, c.req.param('id'));
    if (!checkout) return c.text('Invalid signature.', 403);
    if (!account.isOpen(checkout)) return c.text('This checkout has expired.', 403);
    return c.html(page(account, checkout));
  });

  pages.post('/checkout/custom/:id/pay', async (c) => {
    const checkout = account.checkouts.find(({ id }) => id === c.req.param('id'));
    if (!checkout || !account.isOpen(checkout)) return c.json({ outcome: 'closed' });
    const { card } = await c.req.json<{ card: string }>();
    // A declined card creates no order and sends no event.
    if (card !== 'success') return c.json({ outcome: 'declined' });
    return c.json({ outcome: 'paid', order: orderResource(account.pay(checkout)) });
  });

  return pages;
}

const SCRIPT = `
const tell = (message) => { if (window.parent !== window) window.parent.postMessage(message, '*'); };
const status = document.querySelector('[role=status]');
async function pay(card) {
  const { outcome, order } = await (await fetch(location.pathname + '/pay', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ card }),
  })).json();
  status.textContent = { paid: 'Thanks for your order!', declined: 'Your card was declined.', closed: 'This checkout has expired.' }[outcome];
  if (outcome !== 'paid') return;
  document.querySelector('#continue').hidden = false;
  tell({ event: 'Checkout.Success', data: order });
}
document.querySelector('#pay').addEventListener('click', () => pay('success'));
document.querySelector('#decline').addEventListener('click', () => pay('declined'));
document.querySelector('#close').addEventListener('click', () => tell('close'));
tell('mounted');
`;

function page(account: Account, checkout: Checkout) {
  const { total, tax } = account.totalsOf(checkout, 'DE');
  const { currency } = checkout.store;
  const { email } = checkout.attributes.checkout_data ?? {};
  const { redirect_url: redirectUrl } = checkout.attributes.product_options ?? {};
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Checkout</title>
      </head>
      <body>
        <main>
          <h1>${checkout.variant.name}</h1>
          <p>Total ${(total / 100).toFixed(2)} ${currency}, including VAT ${(tax / 100).toFixed(2)}</p>
          <label>Email <input type="email" value="${email ?? ''}" readonly /></label>
          <button id="pay">Pay</button>
          <button id="decline">Decline</button>
          <button id="close">Close</button>
          <p role="status"></p>
          <a id="continue" hidden target="_top" href="${redirectUrl ?? '/'}">Continue</a>
        </main>
        <script>
          ${raw(SCRIPT)};
        </script>
      </body>
    </html>`;
}
