import type { Context } from 'hono';

/** Responds with the error of one form field: `{error, field, message}`. The message is in the visitor's language. */
export function refuseField(
  c: Context,
  refusal: { readonly error: string; readonly field: string; readonly message: string },
): Response {
  return c.json(refusal, 422);
}
