/** ESLint rule that lets only the owning folder write to a table, in features only its `*-store.server.ts` (decision 008). */
import { relative } from 'node:path';
import type { Rule } from 'eslint';

/** The owner of every file of table definitions in src/platform/db/tables. */
const OWNERS: Readonly<Record<string, string>> = {
  campaigns: 'src/features/newsletter/',
  backups: 'src/platform/backup/',
  erasures: 'src/platform/erasures/',
  'event-counts': 'src/features/analytics/',
  gallery: 'src/features/gallery/',
  examples: 'src/features/examples/',
  'hidden-garments': 'src/features/wardrobe/',
  leads: 'src/features/leads/',
  'mail-suppressions': 'src/platform/mail/',
  'photo-reviews': 'src/features/photo-review/',
  mails: 'src/platform/mail/',
  operators: 'src/features/operators/',
  orders: 'src/features/orders/',
  sandbox: 'src/platform/payments/sandbox/',
  shoots: 'src/features/shoots/',
  subscribers: 'src/features/newsletter/',
};

const WRITES = new Set(['insert', 'update', 'delete']);

export const tableWriters: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      owner: '`{{table}}` is written by {{owner}} alone: call a function of that folder’s store.',
      store: '`{{table}}` is written in a *-store.server.ts alone.',
      unknown: 'Name the owner of tables/{{file}}.ts in scripts/lint/table-writers.ts.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    /** Tables that this file imports, with the name of the file that defines them. */
    const tables = new Map<string, string>();
    return {
      ImportDeclaration(node) {
        const [, file] =
          /platform\/db\/tables\/([\w-]+)\.ts$|^\.\.\/db\/tables\/([\w-]+)\.ts$/
            .exec(String(node.source.value))
            ?.filter(Boolean) ?? [];
        if (file === undefined) return;
        for (const { local } of node.specifiers) tables.set(local.name, file);
      },
      CallExpression({ callee, arguments: [table] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (!WRITES.has(callee.property.name) || table?.type !== 'Identifier') return;
        const file = tables.get(table.name);
        if (file === undefined) return;
        const owner = OWNERS[file];
        const data = { table: table.name, owner: owner ?? '', file };
        if (owner === undefined) context.report({ node: table, messageId: 'unknown', data });
        else if (!path.startsWith(owner)) context.report({ node: table, messageId: 'owner', data });
        else if (path.startsWith('src/features/') && !path.endsWith('-store.server.ts'))
          context.report({ node: table, messageId: 'store', data });
      },
    };
  },
};
