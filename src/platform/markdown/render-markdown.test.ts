import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

it('gives ids to headings, and lists second-level headings as plain text', () => {
  const { html, headings } = renderMarkdown(
    '## Größe & *Länge*\n\n### Länge\n\n## Größe & Länge\n\n## `a_b`\n\n## §§',
    'Tabelle',
  );
  expect(headings).toEqual([
    { id: 'section-grosse-lange', text: 'Größe & Länge' },
    { id: 'section-grosse-lange-2', text: 'Größe & Länge' },
    { id: 'section-a-b', text: 'a_b' },
    { id: 'section', text: '§§' },
  ]);
  expect(html).toContain('<h2 id="section-grosse-lange">Größe &amp; <em>Länge</em></h2>');
  expect(html).toContain('<h3 id="section-lange">');
});

it('keeps no state between texts', () => {
  renderMarkdown('## One', 'Table');
  expect(renderMarkdown('## One', 'Table').headings).toEqual([{ id: 'section-one', text: 'One' }]);
});

it('shows raw HTML as text, and does not link scripts', () => {
  const { html } = renderMarkdown('<script>x</script> [a](javascript:x)', 'Table');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('href');
});

it('puts each table into a named box that is reachable by keyboard', () => {
  const table = '| a | b |\n| - | - |\n| 1 | 2 |';
  const { html } = renderMarkdown(`${table}\n\nand\n\n${table}`, 'Table "x"');
  expect(html).toContain('<div role="region" aria-label="Table &quot;x&quot; 1" tabindex="0"><table>');
  expect(html).toContain('<div role="region" aria-label="Table &quot;x&quot; 2" tabindex="0"><table>');
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
});

it('does not make an empty corner cell a header', () => {
  const { html } = renderMarkdown('| | Basic |\n| - | - |\n| Price | 1 |', 'Table');
  expect(html).toContain('<td></td>');
  expect(html).toContain('<th>Basic</th>');
  expect(html).not.toContain('<th></th>');
});

it('counts words', () => {
  expect(renderMarkdown('Two selfies, one’s enough. – 12', 'Table').wordCount).toBe(5);
});
