import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import { mailsTexts } from '../../i18n/mails/index.ts';
import { formatDay } from '../../i18n/day.ts';
import {
  MailAddress,
  MailButton,
  MailCaption,
  MailFacts,
  MailHeadline,
  MailRule,
  MailSubheading,
  MailText,
} from '../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../ui/mail/mail-layout.tsx';

export interface GalleryReady {
  readonly language: Language;
  readonly firstName: string;
  readonly headshotCount: number;
  readonly expiresAt: Date;
  /** The owner's link with its key. */
  readonly url: string;
}

export function galleryReadySubject(gallery: GalleryReady): string {
  return mailsTexts[gallery.language].galleryReady.subject;
}

export function GalleryReadyEmail({ gallery }: { readonly gallery: GalleryReady }) {
  const { language } = gallery;
  const { greeting, footer, galleryReady: texts } = mailsTexts[language];
  const lastDay = formatDay(gallery.expiresAt.toISOString(), language);
  return (
    <MailLayout
      language={language}
      title={texts.subject}
      preview={texts.preview(lastDay)}
      frame={gallery.headshotCount}
      footer={[footer.why, footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{greeting(gallery.firstName)}</MailText>
      <MailText>{texts.intro(gallery.headshotCount)}</MailText>
      <MailButton href={gallery.url}>{texts.button}</MailButton>
      <MailCaption>{texts.secret}</MailCaption>
      <MailFacts
        facts={[
          { label: texts.facts.pictures, value: String(gallery.headshotCount) },
          { label: texts.facts.until, value: lastDay },
        ]}
      />
      <MailSubheading>{texts.downloadTitle}</MailSubheading>
      <MailText>{texts.download}</MailText>
      <MailSubheading>{texts.deleteTitle}</MailSubheading>
      <MailText>{texts.delete(lastDay)}</MailText>
      <MailRule />
      <MailCaption>{texts.linkFallback}</MailCaption>
      <MailAddress href={gallery.url} />
    </MailLayout>
  );
}
