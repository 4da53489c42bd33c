import type { z } from 'zod';
import { err, ok, type Result } from '../../base/result.ts';

export type BodyError = 'body-invalid' | 'body-too-large';

/**
 * Reads the raw bytes of a request and stops as soon as they exceed `maxBytes`. `body-broken-off`: the client disconnected
 * in the middle, which happens daily and is no error; nobody is left to read the response.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Result<Uint8Array, 'body-too-large' | 'body-broken-off'>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return err('body-too-large');
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  try {
    for await (const part of request.body ?? []) {
      sizeBytes += part.byteLength;
      if (sizeBytes > maxBytes) return err('body-too-large');
      parts.push(part);
    }
  } catch {
    // A request's stream fails only when its connection does.
    return err('body-broken-off');
  }
  return ok(new Uint8Array(Buffer.concat(parts)));
}

/** Reads a small JSON body and validates it by a schema. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = 16 * 1024,
): Promise<Result<z.infer<Schema>, BodyError>> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return err('body-invalid');
  const body = await readBody(request, maxBytes);
  if (!body.ok) return err(body.error === 'body-too-large' ? body.error : 'body-invalid');
  const parsed = schema.safeParse(parseJson(new TextDecoder().decode(body.value)));
  return parsed.success ? ok(parsed.data) : err('body-invalid');
}

/**
 * Returns undefined, which no schema of ours accepts, for a text that is not JSON. Zero bytes, which nobody types and
 * PostgreSQL cannot store, are removed from strings.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '') : value,
    );
  } catch {
    return undefined;
  }
}
