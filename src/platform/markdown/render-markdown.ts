import MarkdownIt from 'markdown-it';

export interface RenderedMarkdown {
  readonly html: string;
  /** Number of words, for estimating the reading time. */
  readonly wordCount: number;
  /** Second-level headings with their ids, for a table of contents. */
  readonly headings: readonly MarkdownHeading[];
}

export interface MarkdownHeading {
  readonly id: string;
  readonly text: string;
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// A wide table scrolls inside a box, which must be reachable by keyboard (WCAG 2.1.1) and has a name of its own.
markdown.renderer.rules['table_open'] = (tokens, index, _options, env) => {
  const number = tokens.slice(0, index + 1).filter(({ type }) => type === 'table_open').length;
  const label = markdown.utils.escapeHtml(`${String(env?.['tableLabel'])} ${number}`);
  return `<div role="region" aria-label="${label}" tabindex="0"><table>`;
};
markdown.renderer.rules['table_close'] = () => '</table></div>';

// The empty corner cell above row headings heads nothing, so it must not be a header cell.
markdown.core.ruler.push('empty-corners', ({ tokens }) => {
  for (const [index, token] of tokens.entries()) {
    const close = tokens[index + 2];
    if (token.type !== 'th_open' || tokens[index + 1]?.content !== '' || !close) continue;
    token.tag = 'td';
    close.tag = 'td';
  }
});

markdown.core.ruler.push('heading-ids', ({ tokens, env }) => {
  const headings = env['headings'] as MarkdownHeading[];
  const taken = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const text = plainText(tokens[index + 1]?.children ?? []);
    const id = uniqueId(text, taken);
    token.attrSet('id', id);
    if (token.tag === 'h2') headings.push({ id, text });
  }
});

/**
 * Renders CommonMark with tables to HTML, with ids on headings. Raw HTML is shown as text, and links that would run scripts are
 * not linked.
 * @param tableLabel name of the box around a table for screen readers, in the text's language
 */
export function renderMarkdown(text: string, tableLabel: string): RenderedMarkdown {
  const headings: MarkdownHeading[] = [];
  return {
    html: markdown.render(text, { tableLabel, headings }),
    wordCount: text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    headings,
  };
}

function plainText(tokens: readonly { readonly type: string; readonly content: string }[]): string {
  return tokens
    .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'text_special')
    .map(({ content }) => content)
    .join('');
}

/**
 * Turns `Ihre Daten: §5` into `section-ihre-daten-5`, with a number if that id is taken. The prefix keeps a heading such as
 * "Main" from using an id of the surrounding page.
 */
function uniqueId(text: string, taken: Set<string>): string {
  const words = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  const name = ['section', ...(words ?? [])].join('-');
  let id = name;
  for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
  taken.add(id);
  return id;
}
