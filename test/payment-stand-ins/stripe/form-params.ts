import { z } from 'zod';
import { ApiError } from './api-error.ts';

export type Params = { [name: string]: Params | string };

/** Decodes `a[b][0]=c` into nested objects; those with the keys 0, 1, 2 … become arrays in `parseParams`. */
export function decodeForm(text: string): Params {
  const root = Object.create(null) as Params;
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [...key.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map(([whole, inner]) => inner ?? whole);
    let parent = root;
    for (const name of path.slice(0, -1)) {
      const child = (parent[name] ??= Object.create(null) as Params);
      if (typeof child === 'string') throw new ApiError(400, `Invalid hash: ${key}`, { param: key });
      parent = child;
    }
    parent[path.at(-1) ?? key] = value;
  }
  return root;
}

const toArray = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d*$/.test(key))
    ? Object.values(value)
    : value;

/** The types of parameters, in a form body or a query where everything is a string. */
export const param = {
  integer: z
    .string()
    .regex(/^-?\d+$/)
    .transform(Number),
  boolean: z.enum(['true', 'false']).transform((value) => value === 'true'),
  text: z.string().min(1).max(5_000),
  list: <Item extends z.ZodType>(item: Item) => z.preprocess(toArray, z.array(item)),
  /** At most 50 keys of 40 characters with values of 500, as documented. */
  metadata: z
    .record(z.string().max(40), z.string().max(500))
    .refine((metadata) => Object.keys(metadata).length <= 50),
};

/** Parses parameters and reports the first fault as Stripe does. @throws {ApiError} */
export function parseParams<Schema extends z.ZodType>(schema: Schema, params: Params): z.infer<Schema> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const name = toName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = toName([...issue.path, issue.keys[0]!]);
    throw new ApiError(400, `Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  if (valueAt(params, issue.path) === undefined) {
    throw new ApiError(400, `Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
  if (issue.code === 'custom') throw new ApiError(400, issue.message, { param: name });
  throw new ApiError(400, `Invalid ${name}`, { code: 'parameter_invalid', param: name });
}

function toName(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path;
  return String(first) + rest.map((part) => `[${String(part)}]`).join('');
}

function valueAt(params: Params, path: readonly PropertyKey[]): unknown {
  let value: unknown = params;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}
