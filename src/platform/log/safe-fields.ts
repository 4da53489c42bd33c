import { redact, withoutParameters } from './redact.ts';

/** Field names whose values are never logged, at any depth. */
const SECRET_NAMES =
  /^(e-?mail|to|from|recipient|(first|last)?_?name|address|ip|password|secret|key|token|signature|authorization|cookie|set-cookie|params|query|body|html|text|subject)$/i;
const DEPTH_MAX = 5;

/** Returns a copy of `fields` that is safe to log. An Error becomes {name, message, code, stack, cause}. */
export function safeFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return safeObject(fields, 0);
}

function safeObject(object: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      name,
      SECRET_NAMES.test(name) && value != null ? '[secret]' : safeValue(value, depth),
    ]),
  );
}

function safeValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redact(withoutParameters(value));
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) return '[deep]';
  if (value instanceof Error) return safeError(value, depth);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item) => safeValue(item, depth + 1));
  return safeObject(value, depth + 1);
}

/** Copies only the listed properties, because drivers attach queries, parameters and whole connections to their errors. */
function safeError(error: Error, depth: number): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    message: redact(withoutParameters(error.message)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.stack ? { stack: redact(withoutParameters(error.stack)) } : {}),
    ...(error.cause === undefined ? {} : { cause: safeValue(error.cause, depth + 1) }),
  };
}
