/** The result of one check. `fix` tells the operator what to do, and is missing only when the state is `ok`. */
export interface Finding {
  readonly part: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly detail: string;
  readonly fix?: string;
}

export const ok = (part: string, detail: string): Finding => ({ part, state: 'ok', detail });
export const warning = (part: string, detail: string, fix: string): Finding => ({
  part,
  state: 'warning',
  detail,
  fix,
});
export const problem = (part: string, detail: string, fix: string): Finding => ({
  part,
  state: 'problem',
  detail,
  fix,
});

/** The message of a thrown value, with its causes. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${errorMessage(error.cause)})`;
}
