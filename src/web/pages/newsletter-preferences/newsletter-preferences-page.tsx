import { data } from 'react-router';
import { LinkForm } from '../../../features/newsletter/link-form.tsx';
import { preferencesPath, unsubscribePath } from '../../../features/newsletter/newsletter-urls.ts';
import { findPreferences } from '../../../features/newsletter/preferences/change-preferences.server.ts';
import { PreferencesForm } from '../../../features/newsletter/preferences/preferences-form.tsx';
import { newsletterPreferencesTexts } from '../../../i18n/newsletter-preferences/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { visitContext, webContext } from '../../context.ts';
import { privateMeta } from '../../page-meta.ts';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/newsletter-preferences-page.ts';
import styles from './newsletter-preferences.module.css';

export const handle: RouteHandle = { layout: 'full', ownBar: true };

/** Opening the page changes nothing, because mail programs and virus scanners open links, too. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const texts = newsletterPreferencesTexts[context.get(visitContext).language];
  const preferences = await findPreferences(context.get(webContext), params.token);
  const { state } = preferences;
  if (state === 'open') {
    // The form's endpoint redirects back with the outcome.
    const asked = new URL(request.url).searchParams.get('outcome');
    const outcome = (['saved', 'topics-missing'] as const).find((one) => one === asked);
    return data({ ...preferences, texts: texts.open, outcome });
  }
  if (state === 'unsubscribed') return data({ state, texts: texts.unsubscribed });
  return data({ state, texts: texts.gone }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? privateMeta(loaderData.texts.title) : [];

export default function NewsletterPreferencesPage({ loaderData, params }: Route.ComponentProps) {
  const language = useLanguage();
  const { mark, heading, texts } = loaderData.texts;
  return (
    <Page>
      <MessagePage textFirst frame={{ number: 2, caption: mark }} heading={heading} texts={texts}>
        {loaderData.state === 'open' ? (
          <PreferencesForm
            path={preferencesPath(params.token)}
            texts={loaderData.texts}
            maskedEmail={loaderData.maskedEmail}
            language={loaderData.language}
            tags={loaderData.tags}
            agreesToMeasuring={loaderData.agreesToMeasuring}
            outcome={loaderData.outcome}
          />
        ) : null}
        {loaderData.state === 'unsubscribed' ? (
          <LinkButton to={pagePath('blog', language)}>{loaderData.texts.action}</LinkButton>
        ) : null}
      </MessagePage>
      {loaderData.state === 'open' ? (
        <section className={styles.end} aria-labelledby="unsubscribe">
          <h2 id="unsubscribe">{loaderData.texts.end.heading}</h2>
          <p>{loaderData.texts.end.text}</p>
          <LinkForm
            path={unsubscribePath(params.token)}
            action={loaderData.texts.end.action}
            look="secondary"
          />
        </section>
      ) : null}
    </Page>
  );
}
