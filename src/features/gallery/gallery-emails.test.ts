import { createElement } from 'react';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../catalog/languages.ts';
import { galleryTexts } from '../../i18n/gallery/index.ts';
import { renderMail } from '../../ui/mail/render-mail.ts';
import { DeletionReceiptEmail } from './receipt/deletion-receipt-email.tsx';
import type { DeletionReceiptView } from './gallery-view.ts';
import { GalleryReadyEmail } from './gallery-ready-email.tsx';

const URL = 'https://lichtbild.example/de/gallery/abc?key=secret';

it.each(LANGUAGES)('the link, the last day and how to erase are in both parts: %s', async (language) => {
  const gallery = {
    ...{ language, firstName: 'Mira', headshotCount: 12, url: URL },
    expiresAt: new Date('2026-12-21T10:00:00Z'),
  };
  const { html, text } = await renderMail(createElement(GalleryReadyEmail, { gallery }));
  expect(html).toContain(`href="${URL}"`);
  expect(html).toContain(`lang="${language}"`);
  expect(text).toContain(URL);
  const lastDay = { en: 'December 21, 2026', de: '21. Dezember 2026', es: '21 de diciembre de 2026' }[
    language
  ];
  expect(text).toContain(lastDay);
  // The mail names the heading that the owner looks for on the page.
  expect(text.replace(/\s+/g, ' ')).toContain(galleryTexts[language].erase.heading);
});

it.each(LANGUAGES)('the receipt names what was erased: %s', async (language) => {
  const receipt = {
    id: 'abc',
    reason: 'owner' as const,
    erasedAt: '2026-11-22T10:00:00.000Z',
    signature: 'signature-1',
    erased: { selfies: 8, headshots: 12, bytes: 48_123_456 },
  } satisfies DeletionReceiptView;
  const url = 'https://lichtbild.example/receipt/abc?signature=signature-1';
  const notice = { language, receipt, url };
  const { text } = await renderMail(createElement(DeletionReceiptEmail, { notice }));
  expect(text).toMatch(/Self\w+\s+8\n/);
  expect(text).toMatch(/48[.,]1/);
  expect(text).toContain('signature-1');
  expect(text).toContain(url);
});
