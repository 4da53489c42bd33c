import type { Context } from 'hono';
import { PaddleApiError } from './paddle-errors.ts';

export function notFound(entity: string, id: string): never {
  throw new PaddleApiError(404, 'not_found', `Entity ${entity} not found: ${id}`);
}

/** Reads the query, and refuses parameters that Paddle does not document for it. */
export function readQuery<Name extends string>(
  c: Context,
  names: readonly Name[],
): { readonly [name in Name]?: string } {
  const query = c.req.query();
  const unknown = Object.keys(query).filter((name) => !names.some((one) => one === name));
  if (unknown.length === 0) return query as { readonly [name in Name]?: string };
  const fields = unknown.map((field) => ({ field, message: 'is not a parameter' }));
  throw new PaddleApiError(400, 'bad_request', 'Invalid request.', fields);
}

interface PageQuery {
  readonly order_by?: string;
  readonly per_page?: string;
  readonly after?: string;
  readonly perPageDefault: number;
  readonly perPageMax: number;
}

/** Returns the page behind the id `after`, with the address of the next one. Ids sort by their time. */
export function pageOf<Entity extends { readonly id: string }>(
  c: Context,
  origin: string,
  found: readonly Entity[],
  query: PageQuery,
  toJson: (entity: Entity) => unknown,
) {
  const order = query.order_by ?? 'id[ASC]';
  if (order !== 'id[ASC]' && order !== 'id[DESC]') {
    const fields = [{ field: 'order_by', message: 'is not a field to order by' }];
    throw new PaddleApiError(400, 'bad_request', 'Invalid request.', fields);
  }
  const sorted = found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (order === 'id[DESC]') sorted.reverse();
  const perPage = Math.min(Number(query.per_page ?? query.perPageDefault), query.perPageMax);
  const first = query.after === undefined ? 0 : sorted.findIndex(({ id }) => id === query.after) + 1;
  const page = sorted.slice(first, first + perPage);
  const next = new URL(c.req.path, origin);
  for (const [name, value] of Object.entries(c.req.query())) next.searchParams.set(name, value);
  next.searchParams.set('after', page.at(-1)?.id ?? query.after ?? '');
  return {
    data: page.map(toJson),
    meta: {
      request_id: crypto.randomUUID(),
      pagination: {
        ...{ per_page: perPage, next: next.href, has_more: first + perPage < sorted.length },
        estimated_total: sorted.length,
      },
    },
  };
}
