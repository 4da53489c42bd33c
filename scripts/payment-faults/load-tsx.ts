import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const COMPILER_OPTIONS = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2024,
};

// Node removes types but does not know JSX, in which the mails are written.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const source = ts.transpileModule(text, { compilerOptions: COMPILER_OPTIONS }).outputText;
    return { format: 'module', source, shortCircuit: true };
  },
});
