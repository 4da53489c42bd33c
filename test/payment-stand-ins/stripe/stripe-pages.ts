import { Hono } from 'hono';
import type { StripeLedger } from './stripe-ledger.ts';
import type { Session } from './stripe-objects.ts';

const TEXTS = {
  en: {
    pay: 'Pay',
    decline: 'Pay with a declined card',
    back: 'Back',
    declined: 'Your card was declined.',
    closed: 'This page is closed.',
  },
  de: {
    pay: 'Bezahlen',
    decline: 'Mit abgelehnter Karte bezahlen',
    back: 'Zurück',
    declined: 'Ihre Karte wurde abgelehnt.',
    closed: 'Diese Seite ist geschlossen.',
  },
  es: {
    pay: 'Pagar',
    decline: 'Pagar con una tarjeta rechazada',
    back: 'Volver',
    declined: 'Su tarjeta ha sido rechazada.',
    closed: 'Esta página está cerrada.',
  },
} as const;

/** Stripe.js as far as it opens an embedded checkout, and the pages of the checkout itself. */
export function stripePages(ledger: StripeLedger, publishableKey: string): Hono {
  const pages = new Hono();
  for (const path of ['/endive/stripe.js', '/v3', '/v3/']) {
    pages.get(path, (c) =>
      c.body(stripeJs(publishableKey), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    );
  }
  pages.get('/embedded/:secret', (c) =>
    c.html(checkoutPage(sessionOf((one) => one.client_secret === c.req.param('secret')))),
  );
  pages.get('/c/pay/:id', (c) =>
    c.html(checkoutPage(sessionOf((one) => one.id === c.req.param('id') && one.ui_mode === 'hosted_page'))),
  );
  pages.post('/pay/:id/:card', (c) => {
    const session = sessionOf(({ id }) => id === c.req.param('id'));
    if (!session) return c.json({ result: 'closed' });
    return c.json({ result: ledger.pay(session, c.req.param('card') === 'success') });
  });

  function sessionOf(matches: (session: Session) => boolean): Session | undefined {
    ledger.expireSessions();
    return ledger.sessions.find((session) => session.status === 'open' && matches(session));
  }
  return pages;
}

function checkoutPage(session: Session | undefined): string {
  const language = session?.locale === 'de' || session?.locale === 'es' ? session.locale : 'en';
  const texts = TEXTS[language];
  if (!session) return html(language, `<p role="alert">${texts.closed}</p>`);
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: session.currency });
  const back =
    session.cancel_url === null ? '' : `<p><a href="${escape(session.cancel_url)}">${texts.back}</a></p>`;
  const target = (session.success_url ?? session.return_url)?.replace('{CHECKOUT_SESSION_ID}', session.id);
  const data = {
    id: session.id,
    declined: texts.declined,
    closed: texts.closed,
    target,
    onCompletion: session.redirect_on_completion ?? 'always',
  };
  return html(
    language,
    `<h1>${amount.format(session.amount_total / 100)}</h1>
<p><button type="button" id="success">${texts.pay}</button></p>
<p><button type="button" id="declined">${texts.decline}</button></p>
${back}
<p role="alert" id="alert"></p>
<script>
const data = ${JSON.stringify(data).replaceAll('<', '\\u003c')};
for (const card of ['success', 'declined']) {
  document.getElementById(card).onclick = async () => {
    const response = await fetch('/pay/' + data.id + '/' + card, { method: 'POST' });
    const { result } = await response.json();
    if (result !== 'paid') {
      document.getElementById('alert').textContent = result === 'declined' ? data.declined : data.closed;
    } else if (window.parent === window) {
      location.href = data.target;
    } else if (data.onCompletion === 'always') {
      window.parent.postMessage({ type: 'stand-in:redirect', url: data.target }, '*');
    } else {
      window.parent.postMessage({ type: 'stand-in:complete' }, '*');
    }
  };
}
</script>`,
  );
}

function html(language: string, body: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Stripe</title><body>${body}</body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A wrong key fails when a checkout is created, because Stripe.js itself checks only its format. */
const stripeJs = (publishableKey: string) => `(() => {
  const origin = new URL(document.currentScript.src).origin;
  let isOpen = false;
  const fail = (message) => Object.assign(new Error(message), { name: 'IntegrationError' });
  window.Stripe = (publishableKey) => {
    if (!/^pk_(test|live)_/.test(publishableKey)) throw fail('Please call Stripe() with your publishable key.');
    return {
      _registerWrapper() {},
      async createEmbeddedCheckoutPage({ clientSecret, fetchClientSecret, onComplete }) {
        if (publishableKey !== ${JSON.stringify(publishableKey)}) throw fail('Invalid API Key provided.');
        if (isOpen) throw fail('You cannot have multiple Embedded Checkout objects.');
        isOpen = true;
        const secret = clientSecret ?? (await fetchClientSecret());
        const frame = document.createElement('iframe');
        frame.name = 'embedded-checkout';
        frame.title = 'Stripe Checkout';
        frame.allow = 'payment *';
        frame.src = origin + '/embedded/' + secret;
        frame.style.cssText = 'width: 100%; height: 480px; border: 0';
        const receive = (message) => {
          if (message.source !== frame.contentWindow) return;
          if (message.data.type === 'stand-in:redirect') location.href = message.data.url;
          if (message.data.type === 'stand-in:complete' && onComplete) onComplete();
        };
        return {
          mount(location) {
            const element = typeof location === 'string' ? document.querySelector(location) : location;
            if (!element) throw fail('The element does not exist.');
            window.addEventListener('message', receive);
            element.append(frame);
          },
          unmount() {
            window.removeEventListener('message', receive);
            frame.remove();
          },
          destroy() {
            this.unmount();
            isOpen = false;
          },
        };
      },
    };
  };
  window.Stripe.version = 'endive';
})();
`;
