import { expect, it } from 'vitest';
import {
  EXAMPLE_PRODUCTS,
  LEMON_SQUEEZY_KEYS,
  LIVE_SERVICE,
  LIVE_STRIPE_KEYS,
  STRIPE_KEYS,
} from '../../../test/payment-settings.ts';
import { readConfig } from '../config/config.ts';
import { startReport } from './start-report.ts';

const report = (env: Record<string, string>) =>
  startReport(
    readConfig(env, '/srv', () => EXAMPLE_PRODUCTS),
    undefined,
    1,
  ).join('\n');

it('reports where the mails are shown, or why they are not', () => {
  expect(report({})).toContain('shown at http://localhost:3000/dev/outbox');
  expect(report({ HOST: '0.0.0.0' })).not.toContain('shown at');
  expect(report({ HOST: '0.0.0.0' })).toContain('/dev/outbox is closed');
});

it('names the sender of mails, and who signs them', () => {
  const sending = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'post@lichtbild.example' };
  const dkim = { DKIM_DOMAIN: 'lichtbild.example', DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY_FILE: 'k' };
  expect(report(sending)).toContain('  mail      sent by SMTP as post@lichtbild.example\n');
  expect(report({ ...sending, ...dkim })).toContain(
    '  mail      sent by SMTP as post@lichtbild.example, signed by lichtbild.example\n',
  );
});

it('names the provider of payments, and whether money moves', () => {
  expect(report({})).toContain('  payments  sandbox: no money moves\n');
  expect(report(STRIPE_KEYS)).toContain('  payments  sandbox: no money moves\n');
  expect(report({ PAYMENTS: 'stripe', ...STRIPE_KEYS })).toContain(
    '  payments  Stripe, test mode: no money moves\n',
  );
  const live = { ...LIVE_SERVICE, PAYMENTS: 'stripe', ...LIVE_STRIPE_KEYS, ...LEMON_SQUEEZY_KEYS };
  expect(report(live)).toContain(
    '  payments  Stripe, live mode: buyers are charged; Lemon Squeezy for refunds of earlier orders\n',
  );
});

it('says who can sign in to the dashboard, and where', () => {
  expect(report({})).toContain('  dashboard http://localhost:3000/dashboard, for hello@lichtbild.example\n');
  const people = { OPERATOR_EMAILS: 'ada@photos.de', SUPPORT_EMAILS: 'sam@photos.de' };
  expect(report(people)).toContain('/dashboard, for ada@photos.de, sam@photos.de\n');
  const live = { ...LIVE_SERVICE, PAYMENTS: 'stripe', ...LIVE_STRIPE_KEYS };
  expect(report(live)).toContain('  dashboard closed: nobody can sign in');
});
