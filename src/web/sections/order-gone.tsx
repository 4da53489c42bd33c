import type { OrderPageTexts } from '../../i18n/order-page/en.ts';
import { pagePath } from '../../page-urls.ts';
import { useLanguage } from '../../ui/language.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

/** Stands for an order that does not exist or whose key is missing, with the way to get the link again. */
export function OrderGone({ texts }: { readonly texts: OrderPageTexts['gone'] }) {
  const language = useLanguage();
  return (
    <MessagePage
      frame={{ number: 0, caption: texts.mark }}
      heading={texts.heading}
      texts={[texts.text, texts.advice]}
    >
      <LinkButton to={pagePath('findGallery', language)}>{texts.find}</LinkButton>
      <LinkButton look="secondary" to={pagePath('home', language)}>
        {texts.home}
      </LinkButton>
    </MessagePage>
  );
}
