import { AsyncLocalStorage } from 'node:async_hooks';
import type { PaymentStandIn } from '../../test/payment-stand-ins/stand-in.ts';
import type { Life } from './service/life.ts';

/** A provider's API does this instead of answering as usual. */
export type ApiFault = 'too-many' | 'fails-before' | 'fails-after' | 'refused';

/** The process whose code is running, so that its requests end with it. */
const lives = new AsyncLocalStorage<Life>();

export function runAs<Value>(life: Life, work: () => Promise<Value>): Promise<Value> {
  return lives.run(life, work);
}

export interface Network extends Disposable {
  /** Lets the next requests to a provider fail. */
  arm(provider: string, fault: ApiFault, times: number): void;
  disarm(): void;
  /** Number of requests that failed so far. */
  readonly failed: number;
  /** The former `fetch`, which reaches real addresses. */
  readonly direct: typeof fetch;
}

/**
 * Replaces the global `fetch`, which the official SDKs use: their hosts lead to the stand-ins, nothing else is reachable, and
 * requests fail as they were told to.
 */
export function openNetwork(
  standIns: readonly Pick<PaymentStandIn, 'name' | 'hosts' | 'origin'>[],
  onFault: (fault: ApiFault, provider: string, path: string) => void = () => undefined,
): Network {
  const original = globalThis.fetch;
  const armed = new Map<string, { fault: ApiFault; times: number }>();
  let failed = 0;

  function takeFault(provider: string, path: string): ApiFault | undefined {
    const next = armed.get(provider);
    if (!next || next.times === 0) return undefined;
    next.times -= 1;
    failed += 1;
    onFault(next.fault, provider, path);
    return next.fault;
  }

  async function send(provider: string, request: Request): Promise<Response> {
    const fault = takeFault(provider, new URL(request.url).pathname);
    if (fault === 'refused') {
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
      });
    }
    if (fault === 'too-many' || fault === 'fails-before') return errorOf(provider, fault);
    const response = await original(request);
    // Read here, so that the request is executed even if nobody learns of it.
    const body = await response.arrayBuffer();
    if (fault === 'fails-after') return errorOf(provider, fault);
    return new Response(body.byteLength > 0 ? body : null, response);
  }

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const standIn = standIns.find(({ hosts }) => hosts.includes(url.host));
    if (!standIn) throw new TypeError(`fetch failed: there is no network to ${url.host}`);
    const target = new Request(new URL(url.pathname + url.search, standIn.origin), request);
    const life = lives.getStore();
    return life ? life.around(() => send(standIn.name, target)) : send(standIn.name, target);
  };

  return {
    arm: (provider, fault, times) => void armed.set(provider, { fault, times }),
    disarm: () => armed.clear(),
    direct: original,
    get failed() {
      return failed;
    },
    [Symbol.dispose]() {
      globalThis.fetch = original;
    },
  };
}

const TOO_MANY: Readonly<Record<string, unknown>> = {
  stripe: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
  paddle: { error: { type: 'request_error', code: 'too_many_requests', detail: 'Too many requests.' } },
  lemonsqueezy: { errors: [{ status: '429', title: 'Too Many Requests', detail: 'Slow down.' }] },
};
const FAILED: Readonly<Record<string, unknown>> = {
  stripe: { error: { type: 'api_error', message: 'An unknown error occurred.' } },
  paddle: { error: { type: 'api_error', code: 'internal_error', detail: 'Something went wrong.' } },
};

/** Lemon Squeezy's proxy answers with a page when nothing behind it does. */
function errorOf(provider: string, fault: ApiFault): Response {
  if (fault === 'too-many') {
    return Response.json(TOO_MANY[provider], { status: 429, headers: { 'Retry-After': '0' } });
  }
  const body = FAILED[provider];
  if (body !== undefined) return Response.json(body, { status: 500 });
  return new Response('<html><title>502 Bad Gateway</title></html>', {
    status: 502,
    headers: { 'Content-Type': 'text/html' },
  });
}
