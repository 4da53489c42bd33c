import { expect, it } from 'vitest';
import { BRAND } from '../../../catalog/brand.ts';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { createHmacCapabilities } from '../../../platform/capability/hmac-capabilities.ts';
import { randomIds } from '../../../platform/ids/ids.ts';
import { type Campaign, readCampaignInput } from './campaign.ts';
import { composeCampaignMail } from './compose-campaign-mail.ts';
import { readSubscriberId } from '../unsubscribe-token.ts';

const publicUrl = 'https://lichtbild.example';
const capabilities = createHmacCapabilities(['a secret for tests of at least 32 characters']);
const ports = { capabilities, settings: { publicUrl } };
const MIRA = {
  id: randomIds.newId(),
  email: 'mira@example.org',
  confirmedAt: new Date('2026-11-21T10:00:00Z'),
};

function campaign(message: string, more: Partial<Campaign> = {}): Campaign {
  const read = readCampaignInput({ language: 'en', subject: 'Soft & <light>', message }, publicUrl);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { ...read.campaign, ...more };
}
const compose = (message: string, more: Partial<Campaign> = {}) =>
  composeCampaignMail(ports, campaign(message, more), MIRA);

it.each(LANGUAGES)(
  'says why it comes, how to end it and who sends it, in both parts, in %s',
  async (language) => {
    const mail = await compose('Hello.', { language });
    const day = { en: 'November 21, 2026', de: '21. November 2026', es: '21 de noviembre de 2026' }[language];
    const prefix = language === 'en' ? '' : `/${language}`;
    const unsubscribe = new RegExp(`${publicUrl}${prefix}/newsletter/unsubscribe/([\\w-]+)`).exec(mail.text);
    const token = unsubscribe?.[1] ?? '';
    expect(readSubscriberId(capabilities, token)).toBe(MIRA.id);
    for (const path of [
      `newsletter/unsubscribe/${token}`,
      `newsletter/preferences/${token}`,
      'imprint',
      'privacy-policy',
    ]) {
      expect(mail.html).toContain(`href="${publicUrl}${prefix}/${path}"`);
      expect(mail.text).toContain(`${publicUrl}${prefix}/${path}\n`);
    }
    for (const part of [day, BRAND.contactEmail]) expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(part);
    expect(mail).toMatchObject({ language, recipient: MIRA.email, replyTo: BRAND.contactEmail });
  },
);

it('unsubscribes its own reader at one click (RFC 8058)', async () => {
  const [own, other] = await Promise.all(
    [MIRA.id, randomIds.newId()].map((id) => composeCampaignMail(ports, campaign('Hello.'), { ...MIRA, id })),
  );
  const link = /^<https:\/\/lichtbild\.example\/api\/newsletter\/unsubscribe\/([\w-]+)>, <mailto:[^>]+>$/;
  const token = link.exec(own!.headers!['List-Unsubscribe']!)?.[1] ?? '';
  expect(readSubscriberId(capabilities, token)).toBe(MIRA.id);
  expect(own!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(other!.headers!['List-Unsubscribe']).not.toContain(token);
});

it('shows the message with the parts of all mails, and as text', async () => {
  const { html, text } = await compose(
    `One **bold** [guide](https://x.example/a?b=1&c=2).

## Why & how

- first
- \`WELCOME20\`

> quoted

![A window](https://lichtbild.example/og/en/blog/light.jpg "1200x630")`,
    { button: { text: 'Read on', url: 'https://lichtbild.example/blog' } },
  );
  expect(html).toContain('<strong>bold</strong>');
  expect(html).toContain('href="https://x.example/a?b=1&amp;c=2"');
  expect(html).toMatch(/<h1 [^>]*>Soft &amp; &lt;light&gt;<\/h1>/);
  expect(html).toMatch(/<h2 class="mail-ink"[^>]*>Why &amp; how<\/h2>/);
  expect(html).toMatch(/<blockquote class="mail-line"[^>]*><p class="mail-ink"/);
  expect(html).toMatch(
    /<img [^>]*alt="A window" height="272" src="https:\/\/lichtbild\.example\/og\/en\/blog\/light\.jpg"[^>]* width="518"\/>/,
  );
  expect(html).toMatch(/<a href="https:\/\/lichtbild\.example\/blog" class="mail-button"/);
  expect(text).toMatch(/^Soft & <light>\n/);
  for (const part of [
    'One bold guide <https://x.example/a?b=1&c=2>.',
    'Why & how',
    ' * first\n * WELCOME20',
    '> quoted',
    'A window <https://lichtbild.example/og/en/blog/light.jpg>',
    'Read on https://lichtbild.example/blog\n',
  ]) {
    expect(text).toContain(part);
  }
});

it('shows what looks like HTML as text', async () => {
  const { html, text } = await compose('1 < 2 \\<b>\\&amp; `<script>`');
  expect(html).not.toMatch(/<script|<b>/);
  expect(text).toContain('1 < 2 <b>&amp; <script>');
});
