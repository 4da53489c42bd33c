import type { Database } from '../../../../platform/db/database.ts';
import { MailError, type MailFailureKind } from '../../../../platform/mail/mailer.ts';
import type { MailAnswer } from '../../../../platform/mail/mail-answer.ts';
import type { CampaignPorts } from '../campaign-ports.ts';
import { findReader, type RecipientRow } from '../recipient-store.server.ts';
import { composeMail, type OpenCampaign } from './campaign-mail.server.ts';

/** The outcome of the try to send a claimed mail. */
export type Delivery =
  | { readonly kind: 'sent'; readonly answer: MailAnswer | undefined; readonly isMeasured: boolean }
  /** Nothing was sent, because its reader must not get it any more. */
  | { readonly kind: 'skipped'; readonly reason: 'unsubscribed' | 'erased' | 'suppressed' }
  | {
      readonly kind: 'failed';
      readonly failure: MailFailureKind;
      readonly answer: MailAnswer | undefined;
      /** The address, for the suppression of one that does not exist. */
      readonly address: string;
      readonly isMeasured: boolean;
    };

/**
 * Sends one claimed mail, if its reader is still to get it. Whoever unsubscribed, was erased or suppressed since the start gets
 * nothing. @throws when it could not be composed; nothing was sent then
 */
export async function deliver(
  session: Database,
  ports: Pick<CampaignPorts, 'campaignMailer' | 'campaignSettings' | 'capabilities' | 'settings'>,
  campaign: OpenCampaign,
  recipient: RecipientRow,
): Promise<Delivery> {
  const { subscriberId } = recipient;
  const reader = subscriberId === null ? undefined : await findReader(session, subscriberId);
  if (!reader) return { kind: 'skipped', reason: 'erased' };
  const { confirmedAt, isMeasured, email: address } = reader;
  if (reader.state !== 'confirmed' || !confirmedAt) return { kind: 'skipped', reason: 'unsubscribed' };
  if (reader.isSuppressed) return { kind: 'skipped', reason: 'suppressed' };
  const mail = await composeMail(ports, campaign, recipient, { ...reader, confirmedAt });
  if (!mail) throw new Error(`the campaign has no text in ${recipient.language}`);
  try {
    return { kind: 'sent', answer: await ports.campaignMailer.send(mail), isMeasured };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { kind: 'failed', failure: error.kind, answer: error.answer, address, isMeasured };
  }
}
