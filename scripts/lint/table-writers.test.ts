import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import { tableWriters } from './table-writers.ts';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it });

const write = (table: string, file: string) =>
  `import { ${table} } from '../../platform/db/tables/${file}.ts';\ntx.update(${table}).set({});`;

new RuleTester().run('table-writers', tableWriters, {
  valid: [
    { code: write('orders', 'orders'), filename: 'src/features/orders/order-store.server.ts' },
    { code: write('mails', 'mails'), filename: 'src/platform/mail/send-mail.ts' },
    // Reading is allowed everywhere.
    {
      code: "import { shoots } from '../../platform/db/tables/shoots.ts';\ndb.select().from(shoots);",
      filename: 'src/features/orders/order-store.server.ts',
    },
    { code: 'new Set().delete(orders);', filename: 'src/features/gallery/gallery-store.server.ts' },
  ],
  invalid: [
    {
      code: write('headshots', 'shoots'),
      filename: 'src/features/gallery/gallery-store.server.ts',
      errors: [{ messageId: 'owner' }],
    },
    {
      code: write('orders', 'orders'),
      filename: 'src/features/orders/checkout/open-checkout.server.ts',
      errors: [{ messageId: 'store' }],
    },
    {
      code: write('rooms', 'rooms'),
      filename: 'src/features/orders/order-store.server.ts',
      errors: [{ messageId: 'unknown' }],
    },
  ],
});
