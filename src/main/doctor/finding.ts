/** What one look at the machine found. `mend` says what to do and is there unless all is well. */
export interface Finding {
  readonly part: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly detail: string;
  readonly mend?: string;
}

export const fine = (part: string, detail: string): Finding => ({ part, state: 'ok', detail });
export const warning = (part: string, detail: string, mend: string): Finding => ({
  part,
  state: 'warning',
  detail,
  mend,
});
export const problem = (part: string, detail: string, mend: string): Finding => ({
  part,
  state: 'problem',
  detail,
  mend,
});

/** The message of whatever was thrown, with its causes. */
export function words(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${words(error.cause)})`;
}
