import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';

const KEPT_MS = 24 * 3_600_000;
/** The time that a request takes, in which another with its key is refused. */
const EXECUTION_MS = 5;

interface Saved {
  readonly request: string;
  readonly startedAtMs: number;
  answer?: { readonly status: number; readonly text: string };
}

/**
 * Repeats the first answer to an idempotency key for a day, errors of the execution included. Requests that were refused for
 * their parameters are not saved.
 */
export function idempotency(now: () => Date): MiddlewareHandler {
  const saved = new Map<string, Saved>();
  return async (c, next) => {
    const key = c.req.header('Idempotency-Key');
    if (c.req.method !== 'POST' || key === undefined) return next();
    if (key.length > 255) throw new ApiError(400, 'The idempotency key is too long.');
    const request = `${c.req.path}\n${await c.req.text()}`;
    const former = saved.get(key);
    if (former && now().getTime() - former.startedAtMs < KEPT_MS) {
      if (former.request !== request) {
        throw new ApiError(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with.`,
          { type: 'idempotency_error' },
        );
      }
      if (!former.answer) {
        throw new ApiError(409, 'There is currently another in-progress request using this Idempotent Key.', {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
        });
      }
      return new Response(former.answer.text, {
        status: former.answer.status,
        headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' },
      });
    }
    const entry: Saved = { request, startedAtMs: now().getTime() };
    saved.set(key, entry);
    await new Promise((resolve) => setTimeout(resolve, EXECUTION_MS));
    await next();
    const error = c.error;
    if (error && !(error instanceof ApiError && error.isSaved)) saved.delete(key);
    else entry.answer = { status: c.res.status, text: await c.res.clone().text() };
    return undefined;
  };
}
