/** An expected outcome: either a value or one of the feature's own error codes. Bugs throw instead (invariant.ts). */
export type Result<Value, ErrorCode extends string = string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ErrorCode };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function err<ErrorCode extends string>(
  error: ErrorCode,
): { readonly ok: false; readonly error: ErrorCode } {
  return { ok: false, error };
}
