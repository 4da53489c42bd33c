import { Hono } from 'hono';
import { z } from 'zod';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import type { ImportPreview } from '../../../features/newsletter/import/import-preview.ts';
import { type ImportFile, readImportFile } from '../../../features/newsletter/import/import-file.ts';
import { IMPORT_MAX_BYTES } from '../../../features/newsletter/import/import-limits.ts';
import {
  type ImportPorts,
  importSubscribers,
  planImport,
} from '../../../features/newsletter/import/import-subscribers.server.ts';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import { findSuppressed } from '../../../platform/mail/suppressions.ts';
import type { WebContext } from '../../context.ts';
import { action, refuse } from './action.ts';
import { type OperatorRequest, type OperatorVariables, ownersOnly } from './operators-only.ts';

/** Refused lines that the preview lists; the file is wrong as a whole when there are more. */
const SHOWN_REFUSALS = 200;

const fileBody = z.object({ csv: z.string() });
const importBody = fileBody.extend({
  /** The hash of the file whose preview the operator has seen. */
  hash: z.string().max(64),
});

/** The preview of an import, and the import itself. The browser sends the file both times, so nothing is stored in between. */
export function createSubscriberImport(context: WebContext): Hono<{ Variables: OperatorVariables }> {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const ports: ImportPorts = { ...context, findSuppressed };
  // Quotation marks and line breaks are longer in JSON.
  const maxBytes = 2 * IMPORT_MAX_BYTES;

  app.post(
    `${DASHBOARD_API}/subscribers/import/preview`,
    ownersOnly,
    action(
      fileBody,
      (c, { csv }) =>
        withFile(c, context, csv, async (file) => {
          const { fresh, ...plan } = await planImport(context.db, ports, file.rows);
          const preview: ImportPreview = {
            ...plan,
            hash: file.hash,
            fresh: fresh.length,
            refused: file.refused.slice(0, SHOWN_REFUSALS),
            refusedTotal: file.refused.length,
          };
          return c.json(preview);
        }),
      maxBytes,
    ),
  );

  app.post(
    `${DASHBOARD_API}/subscribers/import`,
    ownersOnly,
    action(
      importBody,
      (c, { csv, hash }) =>
        withFile(c, context, csv, async (file) => {
          if (file.hash !== hash) {
            const message = 'The file differs from the one of the preview. Choose it again.';
            return refuse(c, { error: 'file-changed', message });
          }
          // The import has transactions of its own, so that a large file locks nobody out. The entry is written before them.
          await context.db.transaction((tx) =>
            recordAction(tx, {
              ...{ at: context.clock.now(), operator: c.get('operator').email },
              ...{ action: 'imported-subscribers', subject: hash.slice(0, 12) },
              detail: { lines: file.rows.length, refused: file.refused.length },
            }),
          );
          return c.json({ imported: await importSubscribers(ports, file) });
        }),
      maxBytes,
    ),
  );
  return app;
}

async function withFile(
  c: OperatorRequest,
  { clock }: Pick<WebContext, 'clock'>,
  csv: string,
  handle: (file: ImportFile) => Promise<Response>,
): Promise<Response> {
  if (Buffer.byteLength(csv) > IMPORT_MAX_BYTES) {
    const message = 'The file is larger than 5 MB. Divide it into several.';
    return refuse(c, { error: 'file-too-large', message, status: 422 });
  }
  const file = readImportFile(csv, clock.now());
  if (file.ok) return handle(file.value);
  return refuse(c, { error: 'file-invalid', message: file.error, status: 422 });
}
