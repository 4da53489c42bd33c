import { createElement } from 'react';
import { expect, it } from 'vitest';
import { BRAND } from '../../../catalog/brand.ts';
import { PACKAGES } from '../../../catalog/packages.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import { AbandonedOrderEmail, abandonedOrderSubject, type OrderReminder } from './abandoned-order-email.tsx';

const REMINDER: Omit<OrderReminder, 'language'> = {
  packageId: 'ultimate',
  openedAt: new Date('2026-11-21T10:00:00Z'),
  confirmedAt: new Date('2026-11-01T10:00:00Z'),
  publicUrl: 'https://lichtbild.example',
  url: 'https://lichtbild.example/checkout?product=ultimate',
  unsubscribeUrl: 'https://lichtbild.example/newsletter/unsubscribe/t0ken',
  preferencesUrl: 'https://lichtbild.example/newsletter/preferences/t0ken',
  sender: 'Lichtbild GmbH, Musterweg 1, 10115 Berlin',
};

it.each([
  ['en', 'Nothing was charged', 'November 21, 2026', 'November 1, 2026', 'only this once'],
  ['de', 'Es wurde nichts berechnet', '21. November 2026', '1. November 2026', 'nur dieses eine Mal'],
  [
    'es',
    'No se le ha cobrado nada',
    '21 de noviembre de 2026',
    '1 de noviembre de 2026',
    'Solo le recordamos',
  ],
] as const)('says in %s what was left, that it comes once, and how to end it', async (language, ...parts) => {
  const reminder = { ...REMINDER, language };
  const { html, text } = await renderMail(createElement(AbandonedOrderEmail, { reminder }));
  const flat = text.replace(/\s+/g, ' ');
  for (const part of [
    ...parts,
    'Ultimate',
    String(PACKAGES.ultimate.headshotCount),
    BRAND.contactEmail,
    REMINDER.sender!,
  ])
    expect(flat).toContain(part);
  const { url, unsubscribeUrl, preferencesUrl } = REMINDER;
  for (const href of [url, unsubscribeUrl, preferencesUrl]) expect(html).toContain(`href="${href}"`);
  expect(abandonedOrderSubject(reminder)).toContain(String(PACKAGES.ultimate.headshotCount));
  // No price, no discount, no hurry.
  expect(abandonedOrderSubject(reminder) + flat).not.toMatch(
    /\d\s*%|[$€]|WELCOME|HUNT|hurry|only today|nur heute/i,
  );
});
