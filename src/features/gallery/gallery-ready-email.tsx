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
import { MailSheet } from '../../ui/mail/mail-sheet.tsx';

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
  const texts = mailsTexts[language];
  const words = texts.galleryReady;
  const lastDay = formatDay(gallery.expiresAt.toISOString(), language);
  return (
    <MailSheet
      language={language}
      title={words.subject}
      preview={words.preview(lastDay)}
      frame={gallery.headshotCount}
      footer={[texts.footer.why, texts.footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{words.headline}</MailHeadline>
      <MailText>{texts.greeting(gallery.firstName)}</MailText>
      <MailText>{words.intro(gallery.headshotCount)}</MailText>
      <MailButton href={gallery.url}>{words.button}</MailButton>
      <MailCaption>{words.secret}</MailCaption>
      <MailFacts
        facts={[
          { label: words.facts.pictures, value: String(gallery.headshotCount) },
          { label: words.facts.until, value: lastDay },
        ]}
      />
      <MailSubheading>{words.downloadTitle}</MailSubheading>
      <MailText>{words.download}</MailText>
      <MailSubheading>{words.deleteTitle}</MailSubheading>
      <MailText>{words.delete(lastDay)}</MailText>
      <MailRule />
      <MailCaption>{words.linkFallback}</MailCaption>
      <MailAddress href={gallery.url} />
    </MailSheet>
  );
}
