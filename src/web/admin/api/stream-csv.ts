import { toCsv } from '../../../platform/csv/csv.ts';

/**
 * Responds with a CSV file that is written while it is read, so that a long list needs little memory. Formulas are defused. When
 * reading fails, the connection is cut, so that nobody takes half of a list for all of it.
 */
export function streamCsv<Column extends string>(
  fileName: string,
  columns: readonly Column[],
  batches: AsyncIterator<readonly Readonly<Record<Column, string>>[]>,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(toCsv(columns, []))),
    async pull(controller) {
      const batch = await batches.next();
      if (batch.done) controller.close();
      else controller.enqueue(encoder.encode(toCsv(columns, batch.value, false)));
    },
    async cancel() {
      await batches.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
