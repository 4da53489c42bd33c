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
const IMPRINT = {
  ...{ name: 'Sol & Co. GmbH', address: ['Lichtweg 1', '10115 Berlin'], email: 'post@sol.example' },
  ...{ phone: undefined, representative: undefined, register: undefined, vatId: undefined },
  ...{ authority: [], editor: [] },
};
const SENDER = 'Sol & Co. GmbH, Lichtweg 1, 10115 Berlin';
const ports = { capabilities, settings: { publicUrl, imprint: IMPRINT } };
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
    for (const part of [day, BRAND.contactEmail, SENDER])
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(part);
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

it.each([
  ['a message', '\\<!-- \\<style>* {display:none}\n\n`</body>`', {}],
  ['a quotation', '> > - ---\n> >   1. `<!--`', {}],
  [
    'a value',
    '{{firstName|a}} {{company|b}}',
    { firstName: '<!--', company: '</table><style>p{display:none}' },
  ],
  ['a long value', '{{company|b}}', { company: 'x'.repeat(200) }],
])('%s cannot hide the sender and the link to unsubscribe', async (_, message, values) => {
  const mail = await composeCampaignMail(ports, campaign(message), { ...MIRA, ...values });
  const html = mail.html.replaceAll(/<!--[^]*?-->/g, '');
  const footer = html.slice(html.indexOf('Sol &amp; Co. GmbH'));
  expect(footer).toMatch(/<a href="https:\/\/lichtbild\.example\/newsletter\/unsubscribe\//);
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).not.toMatch(/<!--|<plaintext|<xmp|<textarea/);
  const end = mail.text.slice(-900).replaceAll(/\s+/g, ' ');
  expect(end).toContain(SENDER);
  expect(end).toContain(`${publicUrl}/newsletter/unsubscribe/`);
});

it('leaves the sender’s line out while the operator is not configured', async () => {
  const settings = { publicUrl };
  const mail = await composeCampaignMail({ capabilities, settings }, campaign('Hello.'), MIRA);
  expect(mail.text).not.toMatch(/undefined|Lichtweg/);
});

it('addresses its reader, whose words stay words', async () => {
  const typed = campaign('Hi {{firstName|there}}, `{{company|you}}`.', {
    subject: '{{firstName|You}}: light',
  });
  const mail = await composeCampaignMail(ports, typed, { ...MIRA, firstName: '<b>*Mira*</b>\r\nX: y' });
  expect(mail.subject).toBe('<b>*Mira*</b> X: y: light');
  expect(mail.html).toContain('Hi &lt;b&gt;*Mira*&lt;/b&gt; X: y, ');
  expect(mail.text).toContain('Hi <b>*Mira*</b> X: y, you.');
});

it('measures nothing, unless the reader agreed', async () => {
  const typed = campaign(
    '[a](https://a.example/b) ![c](https://lichtbild.example/c.jpg "100x100")'.replace(' !', '\n\n!'),
    {
      button: { text: 'Read', url: 'https://d.example' },
    },
  );
  const plain = await composeCampaignMail(ports, typed, MIRA);
  expect(plain.html.match(/<img /g)).toHaveLength(1);
  expect(plain.html).toContain('href="https://a.example/b"');
  const measuring = {
    pixelUrl: 'https://lichtbild.example/pixel',
    linkUrl: (link: number) => `https://lichtbild.example/link/${link}`,
  };
  const measured = await composeCampaignMail(ports, typed, MIRA, measuring);
  expect(measured.html).toMatch(/<img [^>]*src="https:\/\/lichtbild\.example\/pixel"/);
  for (const part of [measured.html, measured.text]) {
    expect(part).toContain('https://lichtbild.example/link/0');
    expect(part).toContain('https://lichtbild.example/link/1');
    expect(part).not.toMatch(/https:\/\/[ad]\.example/);
    expect(part).toContain('https://lichtbild.example/newsletter/unsubscribe/');
  }
  expect(measured.text).not.toContain('pixel');
  expect(measured.headers).toEqual(plain.headers);
});
