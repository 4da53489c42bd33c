import type { Context } from 'hono';
import { changePreferences } from '../../../features/newsletter/preferences/change-preferences.server.ts';
import { parsePreferences } from '../../../features/newsletter/preferences/preferences.ts';
import { newsletterPreferencesTexts } from '../../../i18n/newsletter-preferences/index.ts';
import { pagePath } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { refuseBody } from '../refuse-body.ts';
import { responseLanguage } from '../response-language.ts';
import { refuseLink } from './newsletter-links.ts';
import { isOfOurPage, readForm } from './read-form.ts';

/**
 * POST a form {language, topic…, interest…, measuring} → 200 {saved}, 422 without a topic, or 404. The form on our page is redirected back to
 * the page, which shows the outcome.
 */
export function createPreferencesHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const token = c.req.param('token') ?? '';
    const fields = await readForm(c);
    if (!fields.ok) return refuseBody(c, fields.error);
    const preferences = parsePreferences(fields.value);
    const language = responseLanguage(c);
    const redirect = (outcome: string) =>
      c.redirect(`${pagePath('newsletterPreferences', language, { token })}${outcome}`, 303);
    if (!preferences.ok) {
      const { error } = preferences;
      if (error === 'language-unknown') return refuseBody(c, 'body-invalid');
      if (isOfOurPage(fields.value)) return redirect('?outcome=topics-missing');
      return c.json({ error, message: newsletterPreferencesTexts[language].open.topicsMissing }, 422);
    }
    const outcome = await changePreferences(context, token, preferences.value, language);
    if (isOfOurPage(fields.value)) return redirect(outcome === 'changed' ? '?outcome=saved' : '');
    return outcome === 'changed' ? c.json({ saved: true }) : refuseLink(c);
  };
}
