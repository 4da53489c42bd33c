import type { AuditDetail } from '../../../platform/db/tables/operators.ts';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import type { WebContext } from '../../context.ts';
import type { OperatorRequest } from './operators-only.ts';

/** Records an export in the audit log and responds with the file. */
export async function respondCsv(
  c: OperatorRequest,
  { db, clock }: Pick<WebContext, 'db' | 'clock'>,
  file: { readonly name: string; readonly csv: string; readonly detail?: AuditDetail },
): Promise<Response> {
  const { name, csv, detail } = file;
  const operator = c.get('operator').email;
  await db.transaction((tx) =>
    recordAction(tx, { at: clock.now(), operator, action: 'exported', subject: name, detail }),
  );
  return c.body(csv, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  });
}
