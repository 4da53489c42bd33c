import { BRAND } from '../../../catalog/brand.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { PackageId } from '../../../catalog/packages.ts';
import { formatDay } from '../../../i18n/day.ts';
import { galleryLinkMailTexts } from '../../../i18n/gallery-link-mail/index.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { orderLinksMailTexts } from '../../../i18n/order-links-mail/index.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { MailCaption, MailHeadline, MailLinks, MailText } from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';

export interface OrderLinks {
  readonly language: Language;
  readonly orders: readonly { readonly packageId: PackageId; readonly paidAt: Date; readonly url: string }[];
}

export function orderLinksSubject({ language, orders }: OrderLinks): string {
  return orderLinksMailTexts[language].subject(orders.length);
}

/** Lists the pages of a person's orders, for somebody who has lost the mails with their links. */
export function OrderLinksEmail({ links }: { readonly links: OrderLinks }) {
  const { language, orders } = links;
  const texts = orderLinksMailTexts[language];
  const line = (order: OrderLinks['orders'][number]) => ({
    href: order.url,
    text: texts.order(
      packagesTexts[language].names[order.packageId],
      formatDay(order.paidAt.toISOString(), language),
    ),
  });
  return (
    <MailLayout
      language={language}
      title={orderLinksSubject(links)}
      preview={texts.preview}
      frame={orders.length}
      footer={[mailsTexts[language].footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline(orders.length)}</MailHeadline>
      <MailText>{texts.intro}</MailText>
      <MailLinks links={orders.map(line)} />
      <MailCaption>{texts.secret}</MailCaption>
      <MailCaption>{galleryLinkMailTexts[language].notYou}</MailCaption>
    </MailLayout>
  );
}
