import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

/** Renders a mail as HTML and as plain text. */
export async function renderMail(mail: ReactElement): Promise<RenderedMail> {
  const html = await render(mail);
  const text = toPlainText(html, {
    selectors: [
      { selector: '[data-skip-in-text=true]', format: 'skip' },
      { selector: 'table', format: 'dataTable', options: { maxColumnWidth: 60, colSpacing: 2 } },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      // Inside a sentence, a full stop may follow the address.
      {
        selector: 'a.mail-link',
        format: 'anchor',
        options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] },
      },
      { selector: 'img', format: 'image', options: { linkBrackets: ['<', '>'] } },
    ],
  });
  return { html, text: `${text.trim()}\n` };
}
