import type { Language } from '../../../../catalog/languages.ts';
import type { TypedMessage } from '../../../../platform/db/tables/campaigns.ts';
import type { CampaignProblem } from '../../campaign/campaign.ts';
import { composeCampaignMail } from '../../campaign/compose-campaign-mail.ts';
import type { PersonalValues } from '../../campaign/personal-fields.ts';
import { readMessage } from '../campaign-messages.ts';
import type { NewsletterPorts } from '../../newsletter-ports.ts';

export type MessagePreview =
  | {
      readonly ok: true;
      readonly subject: string;
      /** The line beside the subject. */
      readonly preview: string;
      readonly html: string;
      readonly text: string;
    }
  | { readonly ok: false; readonly problems: readonly CampaignProblem[] };

/**
 * Shows a message as one reader would get it, or everything that has to be changed first. Its links to unsubscribe belong to nobody,
 * and nothing in it is measured.
 */
export async function previewMessage(
  ports: Pick<NewsletterPorts, 'capabilities' | 'clock' | 'ids' | 'settings'>,
  typed: TypedMessage,
  language: Language,
  values: PersonalValues = {},
): Promise<MessagePreview> {
  const read = readMessage(typed, language, ports.settings.publicUrl);
  if (!read.ok) return read;
  const reader = { ...values, id: ports.ids.newId(), email: 'reader@example.org' };
  const mail = await composeCampaignMail(ports, read.campaign, { ...reader, confirmedAt: ports.clock.now() });
  const { subject, html, text } = mail;
  return { ok: true, subject, preview: read.campaign.preview, html, text };
}
