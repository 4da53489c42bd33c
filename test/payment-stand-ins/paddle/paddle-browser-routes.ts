import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { PADDLE_BROWSER_SCRIPT } from './paddle-browser-script.ts';
import type { PaddleBooks } from './paddle-books.ts';
import { totalCents } from './paddle-entities.ts';

const TEXTS = {
  en: { pay: 'Pay now', decline: 'Pay with a declined card', close: 'Close', email: 'Email address' },
  de: {
    ...{ pay: 'Jetzt bezahlen', decline: 'Mit abgelehnter Karte bezahlen', close: 'Schließen' },
    email: 'E-Mail-Adresse',
  },
  es: {
    ...{ pay: 'Pagar ahora', decline: 'Pagar con una tarjeta rechazada', close: 'Cerrar' },
    email: 'Correo electrónico',
  },
} as const;
const DECLINED = {
  en: 'The card was declined.',
  de: 'Die Karte wurde abgelehnt.',
  es: 'La tarjeta fue rechazada.',
} as const;
const PAID = { en: 'Thank you!', de: 'Vielen Dank!', es: '¡Gracias!' } as const;

const payment = z.object({
  transactionId: z.string(),
  card: z.enum(['success', 'declined']),
  email: z.string(),
});

export interface BrowserRoutesOptions {
  readonly books: PaddleBooks;
  readonly clientToken: string;
  readonly hostedCheckout: { readonly redirectUrl: string | undefined };
}

/** The browser's script, the overlay's page in its frame, and the hosted checkout. */
export function paddleBrowserRoutes({ books, clientToken, hostedCheckout }: BrowserRoutesOptions): Hono {
  const browser = new Hono();

  const findOpen = (id: string | undefined) =>
    books.transactions.find((one) => one.id === id && ['draft', 'ready'].includes(one.status));

  browser.get('/paddle/v2/paddle.js', (c) =>
    c.body(PADDLE_BROWSER_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  browser.get('/checkout', (c) => {
    if (c.req.query('client_token') !== clientToken) return page(c, { error: 'invalid_token' });
    const transaction = findOpen(c.req.query('transaction_id'));
    if (!transaction) return page(c, { error: 'transaction_not_found' });
    return page(c, { id: transaction.id, price: priceOf(transaction) });
  });

  browser.get('/:hosted{hsc_[a-z0-9_]+}', (c) => {
    const transaction = findOpen(c.req.query('transaction_id'));
    if (!transaction) return c.text('This checkout is not available.', 404);
    const { redirectUrl } = hostedCheckout;
    return page(c, { id: transaction.id, price: priceOf(transaction), redirectUrl });
  });

  browser.post('/checkout/pay', async (c) => {
    const { transactionId, card, email } = payment.parse(await c.req.json());
    const transaction = findOpen(transactionId);
    if (!transaction) return c.json({ event: 'checkout.payment.failed' });
    books.pay(transaction, card === 'declined', email || undefined);
    return c.json({ event: card === 'declined' ? 'checkout.payment.failed' : 'checkout.completed' });
  });

  const priceOf = (transaction: Parameters<typeof totalCents>[0]) =>
    `${(totalCents(transaction) / 100).toFixed(2)} ${transaction.price.unit_price.currency_code}`;

  function page(
    c: Context,
    content: { error: string } | { id: string; price: string; redirectUrl?: string | undefined },
  ) {
    const language = (['de', 'es'] as const).find((one) => c.req.query('locale')?.startsWith(one)) ?? 'en';
    const texts = TEXTS[language];
    const data = { ...content, declined: DECLINED[language], paid: PAID[language] };
    return c.html(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Paddle Checkout</title>
          </head>
          <body style="background: #fff; color: #111; font: 1rem sans-serif; padding: 2rem">
            <h1>Paddle</h1>
            <p>${'price' in content ? content.price : ''}</p>
            <label>
              ${texts.email} <input id="email" type="email" value="${c.req.query('user_email') ?? ''}" />
            </label>
            <p><button id="pay">${texts.pay}</button></p>
            <p><button id="decline">${texts.decline}</button></p>
            <p><button id="close">${texts.close}</button></p>
            <p id="status" role="status"></p>
            <script>
              const data = ${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))};
              const tell = (message) => parent !== window && parent.postMessage(message, '*');
              const status = (text) => (document.getElementById('status').textContent = text);
              async function pay(card) {
                tell({ event: 'checkout.payment.initiated' });
                const email = document.getElementById('email').value;
                const body = JSON.stringify({ transactionId: data.id, card, email });
                const headers = { 'Content-Type': 'application/json' };
                const response = await fetch('/checkout/pay', { method: 'POST', headers, body });
                const { event } = await response.json();
                status(event === 'checkout.completed' ? data.paid : data.declined);
                tell({ event });
                if (event === 'checkout.completed' && data.redirectUrl) location.assign(data.redirectUrl);
              }
              document.getElementById('pay').onclick = () => pay('success');
              document.getElementById('decline').onclick = () => pay('declined');
              document.getElementById('close').onclick = () => tell({ event: 'checkout.closed' });
              tell(data.error ? { error: data.error } : { event: 'checkout.loaded' });
            </script>
          </body>
        </html>`,
    );
  }

  return browser;
}
