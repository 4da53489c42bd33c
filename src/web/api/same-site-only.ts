import type { MiddlewareHandler } from 'hono';
import { requestErrorsTexts } from '../../i18n/request-errors/index.ts';
import { responseLanguage } from './response-language.ts';

/**
 * Refuses changes that a page of another site requests (CSRF). Every browser sends `Sec-Fetch-Site` or `Origin` with a
 * change; a program that sends neither has no visitor's cookies to abuse.
 */
export function sameSiteOnly(publicUrl: string): MiddlewareHandler {
  const publicHost = new URL(publicUrl).host;
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const isOwn = site
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || isOwnOrigin(origin, [publicHost, new URL(c.req.url).host]);
      if (!isOwn) {
        return c.json(
          { error: 'cross-site', message: requestErrorsTexts[responseLanguage(c)]['cross-site'] },
          403,
        );
      }
    }
    await next();
    return undefined;
  };
}

function isOwnOrigin(origin: string, hosts: readonly string[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
