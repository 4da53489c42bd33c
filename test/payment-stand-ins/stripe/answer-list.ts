import { z } from 'zod';
import { missingObject } from './api-error.ts';
import { type Params, param, parseParams } from './form-params.ts';

interface Row {
  readonly id: string;
  readonly created?: number;
}

const range = z.strictObject({
  gt: param.integer.optional(),
  gte: param.integer.optional(),
  lt: param.integer.optional(),
  lte: param.integer.optional(),
});

const listParams = {
  created: range.optional(),
  ending_before: z.string().optional(),
  expand: param.list(z.string()).optional(),
  limit: param.integer.refine((limit) => limit >= 1 && limit <= 100, 'Invalid limit').default(10),
  starting_after: z.string().optional(),
};

/**
 * Answers a page, newest first.
 * @param rows oldest first
 * @param filters the parameters by which this list can be filtered, next to `created`
 * @throws {ApiError}
 */
export function answerList<Entry extends Row>(
  kind: string,
  rows: readonly Entry[],
  params: Params,
  filters: Readonly<Record<string, (row: Entry, value: string) => boolean>> = {},
) {
  const shape = Object.fromEntries(Object.keys(filters).map((name) => [name, z.string().optional()]));
  const all = parseParams(z.strictObject({ ...shape, ...listParams }), params);
  const { gt, gte, lt, lte } = all.created ?? {};
  const found = rows
    .toReversed()
    .filter(({ created = 0 }) => created > (gt ?? -1) && created >= (gte ?? 0))
    .filter(({ created = 0 }) => created < (lt ?? Infinity) && created <= (lte ?? Infinity))
    .filter((row) =>
      Object.entries(filters).every(([name, matches]) => {
        const value = params[name];
        return typeof value !== 'string' || matches(row, value);
      }),
    );
  const cursor = all.starting_after;
  const after = cursor === undefined ? -1 : found.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && after === -1) throw missingObject(kind, cursor, 'starting_after', 400);
  const data = found.slice(after + 1, after + 1 + all.limit);
  return { data, has_more: found.length > after + 1 + all.limit, expand: all.expand ?? [] };
}
