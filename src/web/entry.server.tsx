import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isTransientOutage } from '../platform/queue/is-transient-outage.ts';
import { visitContext, webContext } from './context.ts';

export const streamTimeout = 5_000;

/**
 * Responds with the whole page at once instead of streaming it. No loader defers data, so a streamed page would not arrive
 * sooner, but in pieces that are compressed separately and assembled by a script.
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
        const html = lowerScriptPriority(Buffer.concat(parts).toString());
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
 * Lowers the priority of the scripts, which React Router preloads before the style sheets and with the same priority. On a
 * slow phone the page is visible a second earlier this way.
 */
function lowerScriptPriority(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}

/** Logs failures of loaders and actions with the request's id. The visitor sees the error page. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  // An unknown URL or a wrong method is no failure of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { requestId, onOutage } = context.get(visitContext);
  const { log } = context.get(webContext);
  if (isTransientOutage(error)) {
    onOutage?.();
    log.warn({ requestId, error }, 'a page failed because the database or the disk does not answer');
  } else log.error({ requestId, error }, 'a page failed');
}
