import type { Context, MiddlewareHandler } from 'hono';
import { languageOfPath } from '../page-urls.ts';
import { visitorLanguage } from './api/visitor-language.ts';
import { type Refusal, refusalPage } from './refusal-page.ts';
import type { WebVariables } from './web-variables.ts';

/**
 * Who opens an address in a browser (the link of a mail, a download) gets a refusal as a page; scripts and machines
 * get the answer as it is.
 */
export const kindRefusals: MiddlewareHandler<{ Variables: WebVariables }> = async (c, next) => {
  await next();
  const { status } = c.res;
  if (status < 400 || !isOpenedInBrowser(c) || typeOf(c.res).startsWith('text/html')) return;
  const refusal = { ...(await readRefusal(c.res)), status };
  const language = languageOfPath(c.req.path) ?? visitorLanguage(c);
  const headers = new Headers(c.res.headers);
  headers.delete('Content-Length');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', 'private, no-store');
  headers.append('Vary', 'Sec-Fetch-Mode, Accept');
  // Otherwise Hono takes over the old answer's headers.
  c.res = undefined;
  c.res = new Response(refusalPage(refusal, language, c.get('requestId')), { status, headers });
};

function isOpenedInBrowser(c: Context): boolean {
  const mode = c.req.header('sec-fetch-mode');
  return mode === undefined ? typeOf(c.req.raw, 'accept').includes('text/html') : mode === 'navigate';
}

function typeOf(message: Request | Response, header = 'content-type'): string {
  return message.headers.get(header) ?? '';
}

async function readRefusal(response: Response): Promise<Omit<Refusal, 'status'>> {
  if (!typeOf(response).startsWith('application/json')) return {};
  const { error, message } = (await response.json()) as { error?: string; message?: string };
  return { error, message };
}
