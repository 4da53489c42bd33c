import { createElement } from 'react';
import { BRAND } from '../../../catalog/brand.ts';
import { formatDay } from '../../../i18n/day.ts';
import { galleryLinkMailTexts } from '../../../i18n/gallery-link-mail/index.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import {
  MailAddress,
  MailButton,
  MailCaption,
  MailFacts,
  MailHeadline,
  MailRule,
  MailText,
} from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import { renderMail, type RenderedMail } from '../../../ui/mail/render-mail.ts';
import type { GalleryReady } from '../gallery-ready-email.tsx';

/** Composes the mail with the link of a gallery, for owners who have lost the first mail. */
export async function composeGalleryLink(
  gallery: GalleryReady,
): Promise<RenderedMail & { readonly subject: string }> {
  const { subject } = galleryLinkMailTexts[gallery.language];
  return { subject, ...(await renderMail(createElement(GalleryLinkEmail, { gallery }))) };
}

function GalleryLinkEmail({ gallery }: { readonly gallery: GalleryReady }) {
  const { language, firstName, headshotCount, expiresAt, url } = gallery;
  const texts = galleryLinkMailTexts[language];
  const { greeting, footer, galleryReady } = mailsTexts[language];
  const lastDay = formatDay(expiresAt.toISOString(), language);
  return (
    <MailLayout
      language={language}
      title={texts.subject}
      preview={texts.preview(lastDay)}
      frame={headshotCount}
      footer={[footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{greeting(firstName)}</MailText>
      <MailText>{texts.intro(headshotCount)}</MailText>
      <MailButton href={url}>{galleryReady.button}</MailButton>
      <MailCaption>{galleryReady.secret}</MailCaption>
      <MailFacts
        facts={[
          { label: galleryReady.facts.pictures, value: String(headshotCount) },
          { label: galleryReady.facts.until, value: lastDay },
        ]}
      />
      <MailCaption>{texts.notYou}</MailCaption>
      <MailRule />
      <MailCaption>{galleryReady.linkFallback}</MailCaption>
      <MailAddress href={url} />
    </MailLayout>
  );
}
