import MarkdownIt from 'markdown-it';

export interface RenderedMarkdown {
  readonly html: string;
  /** Words of the text, for the time it takes to read. */
  readonly wordCount: number;
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// A wide table scrolls inside a box of its own, which the keyboard must reach (WCAG 2.1.1).
markdown.renderer.rules['table_open'] = (_tokens, _index, _options, env) =>
  `<div role="region" aria-label="${markdown.utils.escapeHtml(String(env?.['tableLabel']))}" tabindex="0"><table>`;
markdown.renderer.rules['table_close'] = () => '</table></div>';

/**
 * CommonMark with tables as HTML. Raw HTML in the text is shown as text, and links that run scripts are none.
 * @param tableLabel what a screen reader calls the box around a table, in the text's language
 */
export function renderMarkdown(text: string, tableLabel: string): RenderedMarkdown {
  return {
    html: markdown.render(text, { tableLabel }),
    wordCount: text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  };
}
