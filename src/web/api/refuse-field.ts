import type { Context } from 'hono';

/** What is wrong with one field of a form, in the visitor's words: `{error, field, message}`. */
export function refuseField(
  c: Context,
  refusal: { readonly error: string; readonly field: string; readonly message: string },
): Response {
  return c.json(refusal, 422);
}
