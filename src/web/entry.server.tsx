import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { visitContext, webContext } from './context.ts';

export const streamTimeout = 5_000;

/** Streams the page; crawlers wait for all of it, because they do not run the scripts that fill it in. */
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
  const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [readyEvent]() {
          const body = new PassThrough({
            final(callback) {
              clearTimeout(timeout);
              callback();
            },
          });
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        },
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500;
          log.error({ requestId, error: String(error) }, 'a page failed while rendering');
        },
      },
    );
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}

/** Loader and action failures: logged with the request's id; the visitor sees the error page. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  // A wrong address or method is the visitor's matter, not ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { requestId } = context.get(visitContext);
  context
    .get(webContext)
    .log.error(
      { requestId, error: error instanceof Error ? error.stack : JSON.stringify(error) },
      'a page failed',
    );
}
