import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Language } from '../../../catalog/languages.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import { type OrderConfirmation, OrderConfirmationEmail } from './order-confirmation-email.tsx';

const ORDER: OrderConfirmation = {
  language: 'en',
  firstName: 'Mira',
  orderId: 'order-1',
  packageId: 'premium',
  amountCents: 2900,
  taxCents: null,
  currency: 'USD',
  discountCode: undefined,
  provider: 'stripe',
  imprint: {
    name: 'Fotohaus Mitte GmbH',
    address: ['Weg 1', '10115 Berlin'],
    email: 'post@fotohaus.example',
    phone: '+49 30 1234567',
    representative: undefined,
    register: undefined,
    vatId: 'DE123456789',
    authority: [],
    editor: [],
  },
  paidAt: new Date('2026-11-21T10:00:00Z'),
  startConsentAt: undefined,
  continueUrl: undefined,
  orderUrl: 'https://lichtbild.example/order/order-1?key=k',
  withdrawalUrl: 'https://lichtbild.example/withdraw?order=order-1',
};

async function textOf(more: Partial<OrderConfirmation> = {}): Promise<string> {
  const order = { ...ORDER, ...more };
  const { text } = await renderMail(createElement(OrderConfirmationEmail, { order }));
  return text.replace(/\s+/g, ' ');
}

it.each([
  ['en', 'The price includes VAT.', 'Paddle’s invoice shows how much.'],
  ['de', 'Der Preis enthält die gesetzliche Mehrwertsteuer.', 'steht auf der Rechnung von Paddle.'],
  ['es', 'El precio incluye el IVA.', 'La factura de Paddle indica cuánto es.'],
] as const)(
  'says that the price includes VAT when the tax is unknown, in %s',
  async (language, note, more) => {
    const text = await textOf({ language });
    expect(text).toContain(note);
    expect(text).not.toMatch(/Stripe’s invoice|Rechnung von Stripe|factura de Stripe/);
    expect(await textOf({ language, provider: 'paddle' })).toContain(more);
    expect(await textOf({ language, taxCents: 463 })).not.toContain(note);
    expect(await textOf({ language, taxCents: 463 })).toMatch(/4[.,]63/);
  },
);

it('shows no tax of zero as unknown', async () => {
  expect(await textOf({ taxCents: 0 })).toMatch(/VAT included \$0 /);
});

it('names the operator with address, and no other seller when the operator sells', async () => {
  const text = await textOf();
  expect(text).toContain(
    'Fotohaus Mitte GmbH Weg 1 10115 Berlin post@fotohaus.example Phone: +49 30 1234567',
  );
  expect(text).toContain('DE123456789');
  expect(text).not.toContain('merchant of record');
  expect(text).toContain('Paid with Stripe');
});

it.each(['lemonsqueezy', 'paddle'])('names %s as the merchant of record', async (provider) => {
  const name = { lemonsqueezy: 'Lemon Squeezy', paddle: 'Paddle' }[provider];
  expect(await textOf({ provider })).toContain(
    `${name} sold you this order in its own name, as merchant of record`,
  );
});

it('admits that no operator is configured', async () => {
  expect(await textOf({ imprint: undefined })).toContain('[operator not entered yet]');
});

it.each<[Language, RegExp, RegExp]>([
  ['en', /Paid: Premium\. Now your selfies\./, /being made|have started|expressly/],
  ['de', /Bezahlt: Premium\. Jetzt Ihre Selfies\./, /entstehen gerade|haben begonnen|ausdrücklich/],
  ['es', /Pagado: Premium\. Ahora, sus selfis\./, /estamos preparando|ya hemos empezado|expresamente/],
])(
  'asks for selfies and claims nothing untrue, also in the preview text, in %s',
  async (language, asks, untrue) => {
    const text = await textOf({ language, continueUrl: 'https://lichtbild.example/go' });
    const { html } = await renderMail(
      createElement(OrderConfirmationEmail, {
        order: { ...ORDER, language, continueUrl: 'https://x.example' },
      }),
    );
    expect(text).toMatch(asks);
    expect(html).not.toMatch(untrue);
    expect(text).toContain('https://lichtbild.example/go');
  },
);

it('says in every language that the terms are attached', async () => {
  for (const [language, words] of [
    ['en', 'model withdrawal form'],
    ['de', 'Muster-Widerrufsformular'],
    ['es', 'modelo de formulario'],
  ] as const)
    expect(await textOf({ language })).toContain(words);
});
