import type { Context } from 'hono';
import { z } from 'zod';
import { changeTags } from '../../../features/newsletter/tags/change-tags.server.ts';
import {
  fieldOfTagChangeError,
  parseTagChange,
  type TagChangeError,
} from '../../../features/newsletter/tags/tag-change.ts';
import { newsletterErrorsTexts } from '../../../i18n/newsletter-errors/index.ts';
import { newsletterTagsTexts } from '../../../i18n/newsletter-tags/index.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { WebContext } from '../../context.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseField } from '../refuse-field.ts';
import { responseLanguage } from '../response-language.ts';
import { inUniformTime } from './uniform-duration.ts';

// The feature validates the fields; this schema only checks the outer shape.
const body = z.object({ email: z.unknown(), tags: z.unknown() }).partial();

/** POST {email, tags} (spec §7) → 200 {ok}, the same for every address, known or not. */
export function createTagsHandler(context: WebContext, change: 'add' | 'remove') {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body);
    if (!read.ok) return refuseBody(c, read.error);
    const parsed = parseTagChange(read.value);
    if (!parsed.ok) {
      const { error } = parsed;
      const message = errorMessage(error, responseLanguage(c));
      return refuseField(c, { error, field: fieldOfTagChangeError(error), message });
    }
    await inUniformTime(changeTags(context, change, parsed.value));
    return c.json({ ok: true });
  };
}

/** Makes the sentence of a failure: what failed, and the reason (spec §8). */
export function tagsSentence(change: 'add' | 'remove') {
  return (reason: string, language: Language): string => {
    const { addFailed, removeFailed } = newsletterTagsTexts[language];
    return change === 'add' ? addFailed(reason) : removeFailed(reason);
  };
}

function errorMessage(error: TagChangeError, language: Language): string {
  return { ...newsletterErrorsTexts[language], ...newsletterTagsTexts[language].errors }[error];
}
