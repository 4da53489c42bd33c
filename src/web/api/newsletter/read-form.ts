import type { Context } from 'hono';
import { PAGE_ANSWER_FIELD } from '../../../features/newsletter/page-answer.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import { type BodyError, readBody } from '../read-body.ts';

/** More than any form or mail program sends. */
const MAX_BYTES = 4 * 1024;

/** Reads the fields of a plain HTML form. */
export async function readForm(c: Context): Promise<Result<URLSearchParams, BodyError>> {
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return err('body-invalid');
  const body = await readBody(c.req.raw, MAX_BYTES);
  if (!body.ok) return err(body.error === 'body-too-large' ? body.error : 'body-invalid');
  return ok(new URLSearchParams(new TextDecoder().decode(body.value)));
}

/** Returns whether our page's form was sent, which works without scripts. Mail programs never send its hidden field. */
export function isOfOurPage(fields: URLSearchParams): boolean {
  return fields.get(PAGE_ANSWER_FIELD.name) === PAGE_ANSWER_FIELD.value;
}
