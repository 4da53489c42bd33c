import ts from 'typescript';
import { isDroppable, type Mutation, mutationsOf } from './operators.ts';

/** One mutated version of a source file. */
export interface Mutant {
  /** Names the change and its function without line numbers, so that it stays valid when other lines change. */
  readonly key: string;
  readonly line: number;
}

export interface Instrumented {
  /** The source that contains all of its mutants: `__mutant(key)` is true for the one that is switched on. */
  readonly code: string;
  readonly mutants: readonly Mutant[];
}

const SWITCH = 'globalThis.__mutant';

/** Inserts all mutants of a file into its source, so that one import serves them all. */
export function instrument(path: string, text: string): Instrumented {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const seen = new Map<string, number>();

  const add = (node: ts.Node, name: string): string => {
    const where = enclosingName(node);
    const original = shorten(node.getText(source));
    const base = `${path} · ${where} · ${shorten(name)} · ${original}`;
    const nth = (seen.get(base) ?? 0) + 1;
    seen.set(base, nth);
    const key = nth === 1 ? base : `${base} (${nth})`;
    mutants.push({ key, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 });
    return `${SWITCH}(${JSON.stringify(key)})`;
  };

  const render = (node: ts.Node): string => {
    // Braces keep the `else` of an enclosing `if` from becoming the else of this one.
    if (isDroppable(node, source)) return `{ if (!${add(node, 'left out')}) ${children(node)} }`;
    const mutations = isMutable(node) ? mutationsOf(node, source) : [];
    const switches = mutations.map(
      (mutation: Mutation) => `${add(node, mutation.name)} ? (${mutation.text}) : `,
    );
    const own = children(node);
    return switches.length === 0 ? own : `(${switches.join('')}(${own}))`;
  };
  const children = (node: ts.Node): string => {
    let result = '';
    let position = node.getStart(source);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(source);
      result += text.slice(position, start) + render(child);
      position = child.getEnd();
    });
    return result + text.slice(position, node.getEnd());
  };
  const code = source.statements
    .map((statement) => text.slice(statement.getFullStart(), statement.getStart(source)) + render(statement))
    .join('');
  return { code: code + text.slice(source.endOfFileToken.getFullStart()), mutants };
}

/** Returns whether the node is an expression that may be replaced: no type, no name, no part of a call chain with `?.`. */
function isMutable(node: ts.Node): node is ts.Expression {
  if (!ts.isExpression(node)) return false;
  if (ts.findAncestor(node, (above) => ts.isTypeNode(above) || ts.isImportDeclaration(above))) return false;
  if (ts.findAncestor(node, (above) => ts.isEnumDeclaration(above))) return false;
  if (ts.isOptionalChain(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent)) return false;
  return true;
}

function isAssignment({ operatorToken }: ts.BinaryExpression): boolean {
  return (
    operatorToken.kind >= ts.SyntaxKind.FirstAssignment && operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

/** Returns the name of the function or constant that contains the node. */
function enclosingName(node: ts.Node): string {
  let name = 'file';
  for (let above: ts.Node | undefined = node; above; above = above.parent) {
    if (ts.isFunctionDeclaration(above) && above.name) name = above.name.text;
    else if (ts.isVariableDeclaration(above) && ts.isSourceFile(above.parent.parent.parent))
      name = above.name.getText();
    else if (ts.isMethodDeclaration(above)) name = above.name.getText();
  }
  return name;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= 100 ? line : `${line.slice(0, 60)}…${line.slice(-39)}`;
}
