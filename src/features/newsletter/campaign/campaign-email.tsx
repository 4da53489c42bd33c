import { MailButton, MailHeadline } from '../../../ui/mail/mail-parts.tsx';
import type { Campaign } from './campaign.ts';
import { CampaignMessage } from './campaign-message.tsx';
import { NewsletterLayout, type NewsletterRecipient } from '../newsletter-layout.tsx';

interface CampaignEmailProps {
  readonly campaign: Campaign;
  readonly recipient: NewsletterRecipient;
}

/** A newsletter with the operator's text. Its subject is its headline, too. */
export function CampaignEmail({ campaign, recipient }: CampaignEmailProps) {
  const { subject, preview, message, button } = campaign;
  return (
    <NewsletterLayout recipient={recipient} title={subject} preview={preview}>
      <MailHeadline>{subject}</MailHeadline>
      <CampaignMessage message={message} />
      {button ? <MailButton href={button.url}>{button.text}</MailButton> : null}
    </NewsletterLayout>
  );
}
