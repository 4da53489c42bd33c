/** What the server, or a proxy before it, answered instead of taking a photo. */
export interface UploadRefusal {
  /** 0 when no answer came. */
  readonly status: number;
  /** The header `Retry-After` as it came. */
  readonly retryAfter: string | undefined;
  /** The endpoint's own sentence in the visitor's language. */
  readonly message: string | undefined;
}

export type SendError = 'unreadable' | 'too-many-bytes' | 'refused';

/** A photo the server cannot take just now. */
export interface Hold {
  readonly message: string | undefined;
  readonly waitMs: number;
  /** It is not about this photo: the others need not try. */
  readonly forAll: boolean;
}

export type RefusalVerdict =
  | { readonly kind: 'lost' }
  | { readonly kind: 'held'; readonly hold: Hold }
  | { readonly kind: 'failed'; readonly error: SendError; readonly message: string | undefined };

const DEFAULT_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** Whether a photo waits for the connection, waits for the server, or is refused for good. */
export function judgeRefusal({ status, retryAfter, message }: UploadRefusal): RefusalVerdict {
  if (status === 0) return { kind: 'lost' };
  // The protocol's own 409 and 423: the broken connection before this one still holds the upload.
  const stillHeldOpen = status === 423 || (status === 409 && message === undefined);
  const forAll = status === 429 || status === 507;
  if (forAll || status >= 500 || stillHeldOpen) {
    return { kind: 'held', hold: { message, waitMs: waitMs(retryAfter), forAll } };
  }
  return { kind: 'failed', error: status === 413 ? 'too-many-bytes' : 'refused', message };
}

/** Seconds only; a proxy's date is not worth a clock. */
function waitMs(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter);
  return seconds >= 1 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : DEFAULT_WAIT_MS;
}

/** The sentence of one of our endpoints; undefined for anything else, such as a proxy's error page. */
export function refusalMessage(body: string): string | undefined {
  try {
    const said: unknown = JSON.parse(body);
    if (typeof said !== 'object' || said === null || !('message' in said)) return undefined;
    return typeof said.message === 'string' ? said.message : undefined;
  } catch {
    // A proxy's error page; the status says enough.
    return undefined;
  }
}
