import ts from 'typescript';

/** One change of one node: `text` replaces the node, `name` describes the change. */
export interface Mutation {
  readonly name: string;
  readonly text: string;
}

const BOUNDARIES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const OPPOSITES: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '+': '-', '-': '+' };
/** Calls that only log, assert or clean up. Leaving them out changes nothing that a test can observe. */
const WITHOUT_EFFECT = /^(invariant|clearInterval|freeBytes)\(|\blog\.(info|warn|error)\(|^(logEvent)\(/;

/** Returns the mutations of an expression. The caller adds parentheses, so any expression may be returned. */
export function mutationsOf(node: ts.Expression, source: ts.SourceFile): Mutation[] {
  const textOf = (child: ts.Node): string => child.getText(source);
  const mutations = ofExpression(node, textOf);
  if (!isCondition(node)) return mutations;
  // Tests that kill both constant results also kill the negation, so it is not tried.
  return [
    ...mutations.filter(
      ({ name }) => !name.endsWith('=== instead of !==') && !name.endsWith('!== instead of ==='),
    ),
    ...fixed(node),
  ];
}

/** Leaves out a statement that is only a call. */
export function isDroppable(node: ts.Node, source: ts.SourceFile): node is ts.ExpressionStatement {
  if (!ts.isExpressionStatement(node)) return false;
  const inner = withoutAwait(node.expression);
  return ts.isCallExpression(inner) && !WITHOUT_EFFECT.test(inner.getText(source));
}

function withoutAwait(node: ts.Expression): ts.Expression {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return withoutAwait(node.expression);
  return node;
}

function isCondition(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

function fixed(node: ts.Expression): Mutation[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return [];
  return [
    { name: 'never', text: 'false' },
    { name: 'always', text: 'true' },
  ];
}

function ofExpression(node: ts.Expression, textOf: (child: ts.Node) => string): Mutation[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node, textOf);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ name: 'not negated', text: `Boolean(${textOf(node.operand)})` }];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ name: 'false instead', text: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ name: 'true instead', text: 'true' }];
  if (ts.isCallExpression(node)) return ofCall(node, textOf);
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (ts.isArrayLiteralExpression(node)) return ofList(node, textOf);
  if (ts.isObjectLiteralExpression(node)) return ofChange(node, textOf);
  if (ts.isNoSubstitutionTemplateLiteral(node) && !ts.isTaggedTemplateExpression(node.parent)) {
    return ofSql(textOf(node));
  }
  return [];
}

function ofBinary(node: ts.BinaryExpression, textOf: (child: ts.Node) => string): Mutation[] {
  const operator = textOf(node.operatorToken);
  const [left, right] = [textOf(node.left), textOf(node.right)];
  if (operator === '&&' || operator === '||') {
    return [
      { name: `only the left of ${operator}`, text: left },
      { name: `only the right of ${operator}`, text: right },
    ];
  }
  if (operator === '*') return ofProduct(node, textOf(node));
  const boundary = BOUNDARIES[operator];
  if (boundary) {
    const reversed = operator.startsWith('<') ? '>' : '<';
    return [
      { name: `${boundary} instead of ${operator}`, text: `${left} ${boundary} ${right}` },
      { name: `${reversed} instead of ${operator}`, text: `${left} ${reversed} ${right}` },
    ];
  }
  const opposite = OPPOSITES[operator];
  const joinsText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side));
  if (!opposite || (operator === '+' && joinsText)) return [];
  return [{ name: `${opposite} instead of ${operator}`, text: `${left} ${opposite} ${right}` }];
}

/** Changes a number of a data table or a named constant. The numbers inside formulas are covered by goldens. */
function ofNumber(node: ts.NumericLiteral): Mutation[] {
  const value = Number(node.text.replaceAll('_', ''));
  if (value === 0 || isInFunction(node) || isProduct(node.parent)) return [];
  return [
    { name: `0 instead of ${value}`, text: '0' },
    { name: `more than ${value}`, text: String(Number.isInteger(value) ? value * 2 : value * 1.2) },
  ];
}

function ofProduct(node: ts.BinaryExpression, product: string): Mutation[] {
  if (isInFunction(node) || isProduct(node.parent)) return [];
  return [
    { name: `0 instead of ${product}`, text: '0' },
    { name: `more than ${product}`, text: `2 * ${product}` },
  ];
}

function isInFunction(node: ts.Node): boolean {
  return ts.findAncestor(node, ts.isFunctionLike) !== undefined;
}

function isProduct(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken;
}

/** Leaves out each of the names listed in a rule. */
function ofList(node: ts.ArrayLiteralExpression, textOf: (child: ts.Node) => string): Mutation[] {
  const names = node.elements;
  if (names.length === 0 || !names.every((element) => ts.isStringLiteral(element))) return [];
  return names.map((left) => ({
    name: `without ${textOf(left)}`,
    text: `[${names
      .filter((other) => other !== left)
      .map(textOf)
      .join(', ')}]`,
  }));
}

/** Leaves out each column that a statement writes with `.set({ … })` or `.values({ … })`. */
function ofChange(node: ts.ObjectLiteralExpression, textOf: (child: ts.Node) => string): Mutation[] {
  const { parent } = node;
  const isSet =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'set';
  if (!isSet || node.properties.length < 2) return [];
  return node.properties.map((left) => ({
    name: `does not set ${textOf(left).slice(0, 40)}`,
    text: `{ ${node.properties
      .filter((other) => other !== left)
      .map(textOf)
      .join(', ')} }`,
  }));
}

const LEFT_OUT_CALLS = new Set(['for', 'filter', 'onConflictDoNothing', 'limit', 'toSorted', 'orderBy']);

function ofCall(node: ts.CallExpression, textOf: (child: ts.Node) => string): Mutation[] {
  const { expression: called, parent } = node;
  const args = node.arguments.map(textOf);
  if (ts.isIdentifier(called)) {
    const name = called.text;
    if (name === 'and' || name === 'or') {
      return args.map((arg, index) => ({
        name: `${name}() without ${arg}`,
        text: `${name}(${args.filter((_, other) => other !== index).join(', ')})`,
      }));
    }
    if (name === 'desc') return [{ name: 'ascending', text: args.join(', ') }];
    const isJoin = ts.isCallExpression(parent) && /\.\w+Join$/.test(textOf(parent.expression));
    if (name === 'eq' && isJoin) return [{ name: 'joins every row', text: `eq(${args[0]}, ${args[0]})` }];
    if (keepsType(node, name)) return [{ name: `without ${name}()`, text: args.join(', ') }];
    return [];
  }
  if (!ts.isPropertyAccessExpression(called)) return [];
  const name = called.name.text;
  const receiver = textOf(called.expression);
  if (name === 'where') return [{ name: 'no where', text: `${receiver}.where(undefined)` }];
  if (name === 'some' || name === 'every') {
    const instead = name === 'some' ? 'every' : 'some';
    return [
      { name: `${instead}() instead of ${name}()`, text: `${receiver}.${instead}(${args.join(', ')})` },
    ];
  }
  const isClamp = receiver === 'Math' && (name === 'min' || name === 'max') && args.length === 2;
  // A spread list cannot take the place of the call.
  if (isClamp && !node.arguments.some(ts.isSpreadElement)) {
    return args.map((arg) => ({ name: `not clamped by Math.${name}(), ${arg}`, text: arg }));
  }
  if (LEFT_OUT_CALLS.has(name)) return [{ name: `without .${name}(${args.join(', ')})`, text: receiver }];
  return [];
}

/** Replaces the call of a function of this file that returns its argument's type, such as a clamp, by the argument. */
function keepsType(node: ts.CallExpression, name: string): boolean {
  const declared = node
    .getSourceFile()
    .statements.find((statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name);
  if (!declared || !ts.isFunctionDeclaration(declared) || node.arguments.length !== 1) return false;
  const given = declared.parameters[0]?.type?.getText();
  return given !== undefined && given === declared.type?.getText();
}

/**
 * Leaves out each condition of the WHERE of an SQL statement. Its parameters stay in use, or PostgreSQL cannot infer their
 * type.
 */
function ofSql(text: string): Mutation[] {
  const where = /\bwhere\b([\s\S]*)/i.exec(text)?.[1];
  if (!where) return [];
  const conditions = where
    .replace(/`\s*$/, '')
    .split(/\band\b/i)
    .map((condition) => condition.trim());
  return conditions.map((condition) => {
    const parameter = /\$\d+/.exec(condition)?.[0];
    const instead = parameter ? `${parameter}::text is not null` : 'true';
    return { name: `no ${condition}`, text: text.replace(condition, instead) };
  });
}
