import { data } from 'react-router';
import { findConfirmation } from '../../../features/newsletter/confirm-subscription.server.ts';
import { LinkForm } from '../../../features/newsletter/link-form.tsx';
import { NewsletterBox } from '../../../features/newsletter/newsletter-box.tsx';
import { confirmPath } from '../../../features/newsletter/newsletter-urls.ts';
import { newsletterBoxTexts } from '../../../i18n/newsletter-box/index.ts';
import { newsletterPagesTexts } from '../../../i18n/newsletter-pages/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { visitContext, webContext } from '../../context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { privateMeta } from '../../page-meta.ts';
import type { Route } from './+types/newsletter-confirm-page.ts';

export const handle: RouteHandle = { layout: 'full', ownBar: true };

/** Opening the page changes nothing, because mail programs and virus scanners open links, too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const state = await findConfirmation(context.get(webContext), params.token);
  const texts = newsletterPagesTexts[language].confirm;
  const shown =
    state === 'gone'
      ? { state, texts: texts.gone, newsletter: newsletterBoxTexts[language] }
      : { state, texts: texts[state] };
  return data(shown, { status: state === 'gone' ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? privateMeta(loaderData.texts.title) : [];

export default function NewsletterConfirmPage({ loaderData, params }: Route.ComponentProps) {
  const language = useLanguage();
  const { mark, heading, texts } = loaderData.texts;
  return (
    <Page>
      <MessagePage textFirst frame={{ number: 1, caption: mark }} heading={heading} texts={texts}>
        {loaderData.state === 'open' ? (
          <LinkForm path={confirmPath(params.token)} action={loaderData.texts.action} />
        ) : null}
        {loaderData.state === 'confirmed' ? (
          <LinkButton to={pagePath('blog', language)}>{loaderData.texts.action}</LinkButton>
        ) : null}
      </MessagePage>
      {loaderData.state === 'gone' ? (
        <NewsletterBox texts={loaderData.newsletter} source="confirm-page" />
      ) : null}
    </Page>
  );
}
