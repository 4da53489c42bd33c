/** How long an answer may take on a bad line. */
const PATIENCE_MS = 30_000;

/** What is wrong with one field, as a sentence. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** `offline`: no answer came; `message`: the server's own sentence, in the language of the page. */
export type FormRefusal =
  | { readonly kind: 'field'; readonly problem: FieldProblem }
  | { readonly kind: 'offline' }
  | { readonly kind: 'server'; readonly message: string | undefined };

export type FormAnswer<Answer> =
  { readonly ok: true; readonly value: Answer } | { readonly ok: false; readonly refusal: FormRefusal };

/** Sends a form as JSON. */
export async function postForm<Answer>(path: string, body: unknown): Promise<FormAnswer<Answer>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    // `fetch` throws for one reason that matters here: no answer came.
    return { ok: false, refusal: { kind: 'offline' } };
  }
  const said = await readJson(response);
  if (response.ok) return { ok: true, value: said as Answer };
  const { field, message } = said;
  if (typeof field === 'string' && typeof message === 'string') {
    return { ok: false, refusal: { kind: 'field', problem: { field, message } } };
  }
  return {
    ok: false,
    refusal: { kind: 'server', message: typeof message === 'string' ? message : undefined },
  };
}

async function readJson(response: Response): Promise<{ field?: unknown; message?: unknown }> {
  try {
    return ((await response.json()) ?? {}) as object;
  } catch {
    // A proxy's error page; the status says enough.
    return {};
  }
}
