import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { instrument } from './instrument.ts';

/** Returns a mutant's description without file, function and position. */
function namesIn(text: string): string[] {
  return instrument('a.ts', text).mutants.map(({ key }) => key.split(' · ')[2]!);
}

/** Evaluates a source with one mutant switched on, or none, and returns the value of its last line. */
function evaluate(text: string, mutant: string | undefined): unknown {
  const { code } = instrument('a.ts', text);
  const script = ts.transpile(code, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None });
  Object.assign(globalThis, { __mutant: (key: string) => key === mutant });
  return new Function(`${script}; return result;`)();
}

describe('mutants of', () => {
  it.each([
    ['a condition', 'if (ready) start;', ['never', 'always']],
    ['a boundary', 'const f = () => a <= b;', ['< instead of <=', '> instead of <=']],
    ['both sides', 'const f = () => a && b;', ['only the left of &&', 'only the right of &&']],
    ['a denial', 'const f = () => !a;', ['not negated']],
    ['a call for its effect', 'async function f() { await erase(id); }', ['left out']],
    ['a WHERE', 'const f = () => db.delete(t).where(mine);', ['no where']],
    [
      'its terms',
      'const w = and(eq(a, b), isNull(c));',
      ['and() without eq(a, b)', 'and() without isNull(c)'],
    ],
    ['a join', 'const f = () => q.innerJoin(t, eq(a, b));', ['joins every row']],
    ['what an UPDATE sets', 'const f = () => u.set({ a: 1, b });', ['does not set a: 1', 'does not set b']],
    ['a limit', 'const MOST = 25 * 1024;', ['0 instead of 25 * 1024', 'more than 25 * 1024']],
    ['a rule in a table', "const FROM = ['draft', 'paid'];", ["without 'draft'", "without 'paid'"]],
    [
      'a clamp',
      'const f = () => Math.max(0, a);',
      ['not clamped by Math.max(), 0', 'not clamped by Math.max(), a'],
    ],
    ['nothing of a maximum of a list', 'const f = () => Math.max(0, ...list);', []],
  ])('%s', (_what, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('a statement in SQL keep its parameters in use', () => {
    const text = 'const f = () => run(`update job set state = 1 where id = $1 and state = 2`);';
    expect(namesIn(text)).toEqual(['no id = $1', 'no state = 2']);
    expect(instrument('a.ts', text).code).toContain('where $1::text is not null and state = 2');
  });

  it('logs, assertions, types and names are none', () => {
    expect(namesIn("log.info({}, 'done'); invariant(a, 'why');")).toEqual([]);
    expect(namesIn("type A = 'x' | 5; import { b } from 'c'; const { d } = e;")).toEqual([]);
  });
});

it('puts all mutants of a file into one source, each switched on by its key', () => {
  const text = `
    function limit(n: number) { return n > 2 && n < 5; }
    function all() { return [1, 2, 3, 5].map(limit); }
    const result = all();`;
  expect(evaluate(text, undefined)).toEqual([false, false, true, false]);
  const { mutants } = instrument('a.ts', text);
  const results = Object.fromEntries(mutants.map(({ key }) => [key.split(' · ')[2], evaluate(text, key)]));
  expect(results).toEqual({
    'only the left of &&': [false, false, true, true],
    'only the right of &&': [true, true, true, false],
    '>= instead of >': [false, true, true, false],
    '< instead of >': [true, false, false, false],
    '<= instead of <': [false, false, true, true],
    '> instead of <': [false, false, false, false],
  });
});

it('keeps an else with its own if', () => {
  const text = `
    const done = [];
    function go(a, b) { if (a) done.push(1); else if (b) done.push(2); return done; }
    const result = go(false, true);`;
  expect(evaluate(text, undefined)).toEqual([2]);
});

it('keeps a key when other parts of the file change, and distinguishes equal places', () => {
  const text = 'function f() { if (a) b(); if (a) c(); }';
  const keys = (source: string) => instrument('a.ts', source).mutants.map(({ key }) => key);
  expect(keys(`const x = y;\n\n${text}`)).toEqual(keys(text));
  expect(new Set(keys(text)).size).toBe(keys(text).length);
  expect(keys(text).filter((key) => key.endsWith('(2)'))).toHaveLength(2);
});
