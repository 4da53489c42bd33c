import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Language } from '../../../catalog/languages.ts';
import { newsletterBoxTexts } from '../../../i18n/newsletter-box/index.ts';
import { responseLanguage } from '../response-language.ts';

const refusal = z.looseObject({ error: z.string(), message: z.string().optional() });

export interface SentenceOptions {
  /** Makes the sentence of the reason, in the visitor's language. Default: the reason itself. */
  readonly sentence?: (reason: string, language: Language) => string;
  /** Fields that every failure has besides, such as what a client may assume. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/**
 * Makes every failure of an endpoint, also of what runs before it, readable to the specification's client (§7), which shows
 * `error`: {error: sentence, code, message: the same sentence, field?}. Our forms read `message`.
 */
export function errorSentences({ sentence, more = {} }: SentenceOptions = {}): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status < 400) return;
    const known = refusal.safeParse(await c.res.json().catch(() => undefined));
    const { error: code, message, ...rest } = known.data ?? { error: 'internal' };
    const language = responseLanguage(c);
    const reason = message ?? newsletterBoxTexts[language].failed.server;
    const error = sentence ? sentence(reason, language) : reason;
    const { status, headers } = c.res;
    // The middlewares around this one add to the response's headers, which Hono copies to the new response.
    c.res = new Response(JSON.stringify({ ...rest, ...more, error, code, message: error }), {
      status,
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': headers.get('Cache-Control') ?? 'no-store',
      },
    });
  };
}
