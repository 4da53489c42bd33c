import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { BRAND } from '../../catalog/brand.ts';
import { renderMail } from '../../ui/mail/render-mail.ts';
import { ConfirmEmail, confirmSubject } from './confirm-email.tsx';
import { type Welcome, WelcomeEmail, welcomeSubject } from './welcome-email.tsx';

const URL_OF_TOKEN = 'https://lichtbild.example/newsletter/confirm/t0ken';
const WELCOME: Omit<Welcome, 'language'> = {
  discount: { code: 'WELCOME20', percent: 20 },
  confirmedAt: new Date('2026-11-21T10:00:00Z'),
  publicUrl: 'https://lichtbild.example',
  unsubscribeToken: 'unsubscribe-t0ken',
};

const flat = (text: string) => text.replace(/\s+/g, ' ');

describe.each([
  ['en', '72 hours', 'not advertising'],
  ['de', '72 Stunden', 'keine Werbung'],
  ['es', '72 horas', 'no es publicidad'],
] as const)('the confirmation mail, in %s', (language, hours, why) => {
  const render = () => renderMail(createElement(ConfirmEmail, { request: { language, url: URL_OF_TOKEN } }));

  it('contains the link, its lifetime and the reason for the mail', async () => {
    const { html, text } = await render();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(html).toContain(`href="${URL_OF_TOKEN}"`);
    for (const part of [URL_OF_TOKEN, hours, why, BRAND.contactEmail]) expect(flat(text)).toContain(part);
    expect(confirmSubject(language)).toContain(BRAND.name);
  });

  it('contains no advertising: no code, no discount, no price, and no other link', async () => {
    const { html, text } = await render();
    expect(html).not.toMatch(/WELCOME|HUNT/);
    expect(confirmSubject(language) + text).not.toMatch(/\d\s*%|[$€]|Rabatt|discount|descuento/i);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set([URL_OF_TOKEN]));
  });
});

describe.each([
  ['en', '20% off', '20%', 'November 21, 2026', 'Hello,'],
  ['de', '20 % Rabatt', '20 %', '21. November 2026', 'Guten Tag,'],
  ['es', '20 % de descuento', '20 %', '21 de noviembre de 2026', 'Hola:'],
] as const)('the welcome mail, in %s', (language, promise, percent, day, greeting) => {
  it('contains the code, the day of consent and the links to unsubscribe, imprint and privacy policy', async () => {
    const welcome = { ...WELCOME, language };
    const { html, text } = await renderMail(createElement(WelcomeEmail, { welcome }));
    expect(flat(welcomeSubject(welcome))).toContain(promise);
    for (const part of ['WELCOME20', percent, day, greeting, BRAND.contactEmail]) {
      expect(flat(text)).toContain(part);
    }
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const path of [
      ...['newsletter/unsubscribe/unsubscribe-t0ken', 'newsletter/preferences/unsubscribe-t0ken'],
      ...['imprint', 'privacy-policy'],
    ]) {
      expect(html).toContain(`href="https://lichtbild.example${prefix}/${path}"`);
    }
  });
});
