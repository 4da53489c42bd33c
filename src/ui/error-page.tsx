import { pagePath } from '../page-urls.ts';
import { Button } from './button.tsx';
import { useErrorsTexts } from './errors-texts.tsx';
import { useLanguage } from './language.tsx';
import { LinkButton } from './link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** The page for unknown URLs (404). */
export function NotFoundPage() {
  const language = useLanguage();
  const texts = useErrorsTexts();
  return (
    <MessagePage
      frame={{ number: 404, caption: texts.notFound.mark }}
      heading={texts.notFound.heading}
      texts={[texts.notFound.text]}
    >
      <LinkButton to={pagePath('home', language)}>{texts.home}</LinkButton>
      <LinkButton look="secondary" to={pagePath('createHeadshot', language)}>
        {texts.create}
      </LinkButton>
    </MessagePage>
  );
}

/** The page for a wrong, revoked or expired link. All get the same text, which thus reveals nothing about the id. */
export function GonePage() {
  const language = useLanguage();
  const texts = useErrorsTexts();
  return (
    <MessagePage
      frame={{ number: 0, caption: texts.gone.mark }}
      heading={texts.gone.heading}
      texts={[texts.gone.text, texts.gone.advice]}
    >
      <LinkButton to={pagePath('home', language)}>{texts.home}</LinkButton>
      <LinkButton look="secondary" to={pagePath('findGallery', language)}>
        {texts.gone.findGallery}
      </LinkButton>
    </MessagePage>
  );
}

/** The page for our own failures (500). It shows the request id, by which the failure is found in the logs. */
export function BrokenPage({ requestId }: { requestId?: string | undefined }) {
  const language = useLanguage();
  const texts = useErrorsTexts();
  return (
    <MessagePage
      frame={{ number: 500, caption: texts.broken.mark }}
      heading={texts.broken.heading}
      texts={[texts.broken.text]}
      reference={requestId ? `${texts.reference} ${requestId}` : undefined}
    >
      <Button onClick={() => location.reload()}>{texts.retry}</Button>
      {/* The link loads the whole document, because the router may be what failed. */}
      <LinkButton look="secondary" reloadDocument to={pagePath('home', language)}>
        {texts.home}
      </LinkButton>
    </MessagePage>
  );
}
