import type { Context } from 'hono';
import type { z } from 'zod';

type FailureStatus = 401 | 404 | 415 | 422;

const TITLES: Readonly<Record<FailureStatus, string>> = {
  401: 'Unauthenticated',
  404: 'Not Found',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
};

const JSON_API = { version: '1.0' };

export interface Resource {
  readonly type: string;
  readonly id: string;
  readonly attributes: object;
}

export function one(c: Context, data: Resource, rest: object = {}, status: 200 | 201 = 200): Response {
  return c.json({ jsonapi: JSON_API, links: { self: c.req.url }, data, ...rest }, status);
}

/** Answers one page of a list, with `page[number]` and `page[size]` as documented: 10 resources by default, 100 at most. */
export function many(c: Context, all: readonly Resource[]): Response {
  const size = Math.min(Number(c.req.query('page[size]') ?? 10), 100);
  const number = Number(c.req.query('page[number]') ?? 1);
  const data = all.slice((number - 1) * size, number * size);
  const lastPage = Math.max(1, Math.ceil(all.length / size));
  const from = data.length > 0 ? (number - 1) * size + 1 : null;
  const to = from === null ? null : from + data.length - 1;
  const page = { currentPage: number, from, lastPage, perPage: size, to, total: all.length };
  return c.json({ meta: { page }, jsonapi: JSON_API, links: { first: c.req.url, last: c.req.url }, data });
}

export function failure(c: Context, status: FailureStatus, detail: string, pointer?: string): Response {
  const error = { detail, ...(pointer !== undefined && { source: { pointer } }), status: `${status}` };
  return c.json({ jsonapi: JSON_API, errors: [{ ...error, title: TITLES[status] }] }, status);
}

export function invalid(c: Context, error: z.ZodError): Response {
  const errors = error.issues.map(({ path, message }) => ({
    detail: message,
    source: { pointer: `/${path.join('/')}` },
    status: '422',
    title: TITLES[422],
  }));
  return c.json({ jsonapi: JSON_API, errors }, 422);
}
