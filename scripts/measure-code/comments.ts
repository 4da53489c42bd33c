/** Finds the comments of TypeScript sources, and those that open with a fragment instead of a sentence. */
import ts from 'typescript';

/** `line` counts from 1; `text` has neither the comment's signs nor line breaks. */
export type Comment = { line: number; text: string };

/** Matches comments that instruct a tool: ESLint, TypeScript, Vite, Prettier, V8 or c8. */
const DIRECTIVE = /^(eslint-|@ts-|@vite|prettier-|v8 |c8 |#)/;

/** Adjoining `//` lines are one comment. */
export function commentsOf(source: string, path: string): Comment[] {
  const comments: Comment[] = [];
  let open: { comment: Comment; endLine: number } | undefined;
  for (const { start, end } of commentRanges(source, path)) {
    const raw = source.slice(start, end);
    const line = lineAt(source, start);
    const text = plainText(raw);
    const isLine = raw.startsWith('//');
    if (text === '' || DIRECTIVE.test(text)) {
      open = undefined;
    } else if (open !== undefined && isLine && line === open.endLine + 1 && isAlone(source, start)) {
      open.comment.text += ` ${text}`;
      open.endLine = line;
    } else {
      const comment = { line, text };
      comments.push(comment);
      open = isLine && isAlone(source, start) ? { comment, endLine: line } : undefined;
    }
  }
  return comments;
}

/** True for a bare "What …", "Who …", "Of …" or "So many …", and for "Where …" and "How …" unless a main clause follows a comma. */
export function opensWithFragment(text: string): boolean {
  const sentence = text.split(/[.:;](\s|$)/)[0] ?? '';
  if (/^(What|Who|Whom|Whose|So (many|much|long|far))\b/.test(sentence)) return !sentence.endsWith('?');
  return /^(Of|Where|How|Whether|Which)\b/.test(sentence) && !sentence.includes(',');
}

function commentRanges(source: string, path: string): { start: number; end: number }[] {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const ranges = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    // Text between tags is no code, whatever slashes it holds.
    if (!ts.isJsxText(node)) {
      for (const { pos, end } of [
        ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
      ]) {
        ranges.set(pos, end);
      }
    }
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...ranges].map(([start, end]) => ({ start, end })).toSorted((a, b) => a.start - b.start);
}

const lineAt = (source: string, position: number) => source.slice(0, position).split('\n').length;

/** No code before it on its line. */
const isAlone = (source: string, start: number) =>
  source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trim() === '';

const plainText = (raw: string) =>
  raw
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();
