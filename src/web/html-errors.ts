import type { Context, MiddlewareHandler } from 'hono';
import { languageOfPath } from '../page-urls.ts';
import { responseLanguage } from './api/response-language.ts';
import { type ErrorDetails, renderHtmlError } from './render-html-error.ts';
import type { WebVariables } from './web-variables.ts';

/**
 * Turns an error response into an HTML page for people who open the URL in a browser (the link of a mail, a download).
 * Scripts and machines get the response unchanged.
 */
export const htmlErrors: MiddlewareHandler<{ Variables: WebVariables }> = async (c, next) => {
  await next();
  const { status } = c.res;
  if (status < 400 || !isOpenedInBrowser(c) || typeOf(c.res).startsWith('text/html')) return;
  const error = { ...(await readError(c.res)), status };
  const language = languageOfPath(c.req.path) ?? responseLanguage(c);
  const headers = new Headers(c.res.headers);
  headers.delete('Content-Length');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', 'private, no-store');
  headers.append('Vary', 'Sec-Fetch-Mode, Accept');
  // Without this line Hono copies the old response's headers into the new one.
  c.res = undefined;
  c.res = new Response(renderHtmlError(error, language, c.get('requestId')), { status, headers });
};

function isOpenedInBrowser(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode');
  return mode === undefined ? typeOf(c.req.raw, 'accept').includes('text/html') : mode === 'navigate';
}

function typeOf(message: Request | Response, header = 'content-type'): string {
  return message.headers.get(header) ?? '';
}

async function readError(response: Response): Promise<Omit<ErrorDetails, 'status'>> {
  if (!typeOf(response).startsWith('application/json')) return {};
  const { error, message } = (await response.json()) as { error?: string; message?: string };
  return { error, message };
}
