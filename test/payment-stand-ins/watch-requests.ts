import { onTestFinished } from 'vitest';

/** A request of an SDK: method and path with its query, and the body as text. */
export interface WatchedRequest {
  readonly line: string;
  readonly body: string;
}

/**
 * Records the requests that the official SDKs send until the test ends. Open the stand-in first.
 * @param answer may answer a request differently than the stand-in does
 */
export function watchRequests(
  answer: (line: string, real: () => Promise<Response>) => Promise<Response> = (_line, real) => real(),
): readonly WatchedRequest[] {
  const original = globalThis.fetch;
  const requests: WatchedRequest[] = [];
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const line = `${method} ${url.pathname}${url.search}`;
    requests.push({ line, body: typeof init?.body === 'string' ? init.body : '' });
    return answer(line, () => original(input, init));
  };
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  return requests;
}

/** Changes the JSON that a stand-in answers. */
export async function changeJson(
  real: () => Promise<Response>,
  change: (body: never) => unknown,
): Promise<Response> {
  const response = await real();
  return Response.json(change((await response.json()) as never), { status: response.status });
}
