import { createElement } from 'react';
import { expect, it } from 'vitest';
import { MailLayout } from '../../../../ui/mail/mail-layout.tsx';
import { renderMail } from '../../../../ui/mail/render-mail.ts';
import { mailInTheme } from './mail-theme.ts';

it('forces the theme of a real mail', async () => {
  const layout = {
    language: 'en' as const,
    title: 'T',
    preview: 'P',
    frame: 1,
    footer: [],
    children: 'Hello',
  };
  const { html } = await renderMail(createElement(MailLayout, layout));
  expect(html).toContain('prefers-color-scheme');
  expect(mailInTheme(html, 'dark')).toContain('@media all');
  expect(mailInTheme(html, 'light')).toContain('@media not all');
  for (const theme of ['light', 'dark'] as const)
    expect(mailInTheme(html, theme)).not.toContain('prefers-color-scheme');
});
