import { MailButton, MailHeadline } from '../../../ui/mail/mail-parts.tsx';
import { MailPixel } from '../../../ui/mail/mail-pixel.tsx';
import { NewsletterLayout, type NewsletterRecipient } from '../newsletter-layout.tsx';
import type { Campaign } from './campaign.ts';
import { CampaignMessage } from './campaign-message.tsx';

interface CampaignEmailProps {
  readonly campaign: Campaign;
  readonly recipient: NewsletterRecipient;
  /** The address of the pixel that counts an open; undefined for readers who did not agree to it. */
  readonly pixelUrl?: string | undefined;
}

/** A newsletter with the operator's text. Its subject is its headline, too. */
export function CampaignEmail({ campaign, recipient, pixelUrl }: CampaignEmailProps) {
  const { subject, preview, message, button } = campaign;
  return (
    <NewsletterLayout recipient={recipient} title={subject} preview={preview}>
      <MailHeadline>{subject}</MailHeadline>
      <CampaignMessage message={message} />
      {button ? <MailButton href={button.url}>{button.text}</MailButton> : null}
      {pixelUrl === undefined ? null : <MailPixel src={pixelUrl} />}
    </NewsletterLayout>
  );
}
