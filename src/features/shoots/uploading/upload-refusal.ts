/** The answer of the server, or of a proxy in front of it, that refuses an upload. */
export interface UploadRefusal {
  /** 0 when no answer came. */
  readonly status: number;
  /** The header `Retry-After` as it came. */
  readonly retryAfter: string | undefined;
  /** The endpoint's message in the visitor's language. */
  readonly message: string | undefined;
}

export type SendError = 'unreadable' | 'too-many-bytes' | 'refused';

/** The server cannot take a photo at the moment. */
export interface Hold {
  readonly message: string | undefined;
  readonly waitMs: number;
  /** True when the reason is not about this photo, so that all uploads wait. */
  readonly appliesToAll: boolean;
}

export type RefusalVerdict =
  | { readonly kind: 'lost' }
  | { readonly kind: 'held'; readonly hold: Hold }
  | { readonly kind: 'failed'; readonly error: SendError; readonly message: string | undefined };

const DEFAULT_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** Decides whether a photo waits for the connection, waits for the server, or is refused for good. */
export function classifyRefusal({ status, retryAfter, message }: UploadRefusal): RefusalVerdict {
  if (status === 0) return { kind: 'lost' };
  // The tus protocol answers 409 and 423 while an earlier, broken connection still holds the upload.
  const stillHeldOpen = status === 423 || (status === 409 && message === undefined);
  const appliesToAll = status === 429 || status === 507;
  if (appliesToAll || status >= 500 || stillHeldOpen) {
    return { kind: 'held', hold: { message, waitMs: waitMs(retryAfter), appliesToAll } };
  }
  return { kind: 'failed', error: status === 413 ? 'too-many-bytes' : 'refused', message };
}

/** Reads seconds only: a date, which only proxies send, would need a clock. */
function waitMs(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter);
  return seconds >= 1 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : DEFAULT_WAIT_MS;
}

/** Returns the message of one of our endpoints; undefined for anything else, such as a proxy's error page. */
export function refusalMessage(body: string): string | undefined {
  try {
    const json: unknown = JSON.parse(body);
    if (typeof json !== 'object' || json === null || !('message' in json)) return undefined;
    return typeof json.message === 'string' ? json.message : undefined;
  } catch {
    // A proxy's error page is no JSON; the status says enough.
    return undefined;
  }
}
