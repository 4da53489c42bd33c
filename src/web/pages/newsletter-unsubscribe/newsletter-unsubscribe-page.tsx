import { useEffect } from 'react';
import { data } from 'react-router';
import { LinkForm } from '../../../features/newsletter/link-form.tsx';
import { forgetSubscription } from '../../../features/newsletter/sign-up-record/browser-storage.client.ts';
import { unsubscribePath } from '../../../features/newsletter/newsletter-urls.ts';
import { findSubscription } from '../../../features/newsletter/unsubscribe.server.ts';
import { newsletterPagesTexts } from '../../../i18n/newsletter-pages/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { visitContext, webContext } from '../../context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/newsletter-unsubscribe-page.ts';

export const handle: RouteHandle = { layout: 'full', ownBar: true };

/** Opening the page changes nothing, because mail programs and virus scanners open links, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const texts = newsletterPagesTexts[context.get(visitContext).language].unsubscribe;
  const state = await findSubscription(context.get(webContext), params.token);
  if (state === 'open') return data({ state, texts: texts.open });
  if (state === 'unsubscribed') return data({ state, texts: texts.unsubscribed });
  return data({ state, texts: texts.gone }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? privateMeta(loaderData.texts.title) : [];

export default function NewsletterUnsubscribePage({ loaderData, params }: Route.ComponentProps) {
  const language = useLanguage();
  const { mark, heading, texts } = loaderData.texts;
  const isUnsubscribed = loaderData.state === 'unsubscribed';
  useEffect(() => {
    if (isUnsubscribed) forgetSubscription();
  }, [isUnsubscribed]);
  return (
    <Page>
      <MessagePage textFirst frame={{ number: 0, caption: mark }} heading={heading} texts={texts}>
        {loaderData.state === 'open' ? (
          <>
            <LinkForm path={unsubscribePath(params.token)} action={loaderData.texts.action} />
            <LinkButton to={pagePath('newsletterPreferences', language, params)} look="secondary">
              {loaderData.texts.preferences}
            </LinkButton>
          </>
        ) : null}
        {loaderData.state === 'unsubscribed' ? (
          <LinkButton to={pagePath('blog', language)}>{loaderData.texts.action}</LinkButton>
        ) : null}
      </MessagePage>
    </Page>
  );
}
