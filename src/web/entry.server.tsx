import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isAway } from '../platform/queue/is-away.ts';
import { visitContext, webContext } from './context.ts';

export const streamTimeout = 5_000;

/**
 * Answers with the whole page at once. No loader leaves anything for later, so a page that streamed would arrive no
 * sooner, in pieces that a script puts together and that are compressed one by one.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, requestId } = context.get(visitContext);
  const log = context.get(webContext).log;

  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const parts: Uint8Array[] = [];
    const page = new Writable({
      write(part: Uint8Array, _, callback) {
        parts.push(part);
        callback();
      },
      final(callback) {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const html = scriptsLast(Buffer.concat(parts).toString());
        resolve(new Response(html, { status: finalStatus, headers }));
        callback();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout);
          pipe(page);
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error as Error);
        },
        onError(error: unknown) {
          finalStatus = 500;
          log.error({ requestId, error }, 'a page failed while rendering');
        },
      },
    );
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}

/**
 * React Router asks for the scripts before the style sheets and as urgently. A page is read before it is touched: on a
 * slow phone it stands a second earlier when its scripts come after what is seen.
 */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}

/** Loader and action failures: logged with the request's id; the visitor sees the error page. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  // A wrong address or method is the visitor's matter, not ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { requestId, onOutage } = context.get(visitContext);
  const { log } = context.get(webContext);
  if (isAway(error)) {
    onOutage?.();
    log.warn({ requestId, error }, 'a page met a database or a disk that does not answer');
  } else log.error({ requestId, error }, 'a page failed');
}
