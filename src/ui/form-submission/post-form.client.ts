/** A generous timeout, for slow connections. */
const TIMEOUT_MS = 30_000;
/** Five megabytes at 0.4 Mbit/s. */
const FILES_TIMEOUT_MS = 120_000;

/** The error of one field, as a sentence. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/**
 * `offline` means that no response came. `message` is the server's sentence, in the language of the page; `status` is HTTP's, and
 * `code` the server's name for the error.
 */
export type FormRefusal =
  | { readonly kind: 'field'; readonly problem: FieldProblem }
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'server';
      readonly status: number;
      readonly message: string | undefined;
      readonly code?: string | undefined;
    };

export type FormResponse<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: FormRefusal };

/** Sends a form as JSON. */
export function postForm<Value>(path: string, body: unknown): Promise<FormResponse<Value>> {
  return post(
    path,
    { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    TIMEOUT_MS,
  );
}

/** Sends a form with files. */
export function postFiles<Value>(path: string, form: FormData): Promise<FormResponse<Value>> {
  return post(path, { body: form }, FILES_TIMEOUT_MS);
}

/** Sends one file as the body. */
export function postFile<Value>(path: string, file: Blob): Promise<FormResponse<Value>> {
  return post(path, { body: file }, FILES_TIMEOUT_MS);
}

async function post<Value>(
  path: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<FormResponse<Value>> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...request,
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // `fetch` throws when there was no response.
    return { ok: false, refusal: { kind: 'offline' } };
  }
  const json = await readJson(response);
  if (response.ok) {
    // A body that is cut off is no response; forms can be sent again.
    return json ? { ok: true, value: json as Value } : { ok: false, refusal: { kind: 'offline' } };
  }
  const { field, message, error } = json ?? {};
  if (typeof field === 'string' && typeof message === 'string') {
    return { ok: false, refusal: { kind: 'field', problem: { field, message } } };
  }
  return {
    ok: false,
    refusal: {
      kind: 'server',
      status: response.status,
      message: typeof message === 'string' ? message : undefined,
      code: typeof error === 'string' ? error : undefined,
    },
  };
}

async function readJson(
  response: Response,
): Promise<{ field?: unknown; message?: unknown; error?: unknown } | undefined> {
  if (response.status === 204) return {};
  try {
    return ((await response.json()) ?? {}) as object;
  } catch {
    // The body is not JSON, for example a proxy's error page, or incomplete.
    return undefined;
  }
}
