import { z } from 'zod';
import { NewsletterProviderError } from '../newsletter-provider.ts';

export interface ListmonkOptions {
  /** The address of the installation, without a slash at the end. */
  readonly url: string;
  /** An API user and its token. */
  readonly user: string;
  readonly token: string;
  /** The list that our subscribers are on. */
  readonly listId: number;
  /** Default 10 s. */
  readonly timeoutMs?: number;
}

/** Statuses that say something about the entry in question; all others are failures. */
const MEANINGFUL = [400, 403, 404, 405, 409] as const;
type MeaningfulStatus = (typeof MEANINGFUL)[number];

export type ListmonkAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: MeaningfulStatus; readonly message: string };

export interface ListmonkRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends one request and parses the `data` of its answer. @throws {NewsletterProviderError} */
export type CallListmonk = <Value>(
  request: ListmonkRequest,
  schema: z.ZodType<Value>,
) => Promise<ListmonkAnswer<Value>>;

const TIMEOUT_MS = 10_000;
const failure = z.object({ message: z.string() });

export function createListmonkCall(options: ListmonkOptions): CallListmonk {
  const { url, user, token, timeoutMs = TIMEOUT_MS } = options;
  const authorization = `token ${user}:${token}`;

  return async ({ method, path, query, body }, schema) => {
    const action = `${method} ${path.replace(/\d+/g, ':id')}`;
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}/api${path}${search}`, {
        method,
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // A redirect would carry the token to another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (cause) {
      throw new NewsletterProviderError(`listmonk did not answer: ${action}.`, { cause });
    }
    const json = parseJson(text);
    const status = MEANINGFUL.find((one) => one === response.status);
    // The message may quote an address, so it is for decisions and not for logs.
    if (status) return { ok: false, status, message: failure.safeParse(json).data?.message ?? '' };
    if (!response.ok) throw new NewsletterProviderError(`listmonk answered ${response.status}: ${action}.`);
    const parsed = z.object({ data: schema }).safeParse(json);
    if (!parsed.success)
      throw new NewsletterProviderError(`listmonk answered in an unknown form: ${action}.`);
    return { ok: true, value: parsed.data.data };
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
