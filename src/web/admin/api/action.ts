import type { z } from 'zod';
import { readJson } from '../../api/read-body.ts';
import { refuseBody } from '../../api/refuse-body.ts';
import type { OperatorRequest } from './operators-only.ts';

/** An expected outcome that is no success, as a sentence for the operator. Default: status 409. */
export interface Refusal {
  readonly error: string;
  readonly message: string;
  /** The field that is to blame; its status is 422. */
  readonly field?: string;
  readonly status?: 403 | 404 | 409 | 422;
}

export function refuse(c: OperatorRequest, { status, ...refusal }: Refusal): Response {
  return c.json(refusal, status ?? (refusal.field === undefined ? 409 : 422));
}

/** Handles a POST: reads its JSON by the schema and passes it on. The handler records the action in the audit log. */
export function action<Schema extends z.ZodType>(
  schema: Schema,
  handle: (c: OperatorRequest, body: z.infer<Schema>) => Promise<Response>,
  maxBytes?: number,
) {
  return async (c: OperatorRequest): Promise<Response> => {
    const read = await readJson(c.req.raw, schema, maxBytes);
    return read.ok ? handle(c, read.value) : refuseBody(c, read.error);
  };
}
