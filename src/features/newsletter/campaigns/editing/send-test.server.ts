import { err, ok, type Result } from '../../../../base/result.ts';
import type { Language } from '../../../../catalog/languages.ts';
import { newsletterMailsTexts } from '../../../../i18n/newsletter-mails/index.ts';
import type { TypedMessage } from '../../../../platform/db/tables/campaigns.ts';
import { isEmailAddress } from '../../../../platform/mail/email-address.ts';
import { writeMail } from '../../../../platform/mail/write-mail.ts';
import { composeCampaignMail } from '../../campaign/compose-campaign-mail.ts';
import type { PersonalValues } from '../../campaign/personal-fields.ts';
import { readMessage } from '../campaign-messages.ts';
import type { NewsletterPorts } from '../../newsletter-ports.ts';

/**
 * Writes a message to one address, such as the operator's own, marked as a test in its subject. The outbox sends it, and retries it
 * like any mail.
 */
export async function sendTest(
  ports: Pick<NewsletterPorts, 'db' | 'queue' | 'capabilities' | 'clock' | 'ids' | 'settings'>,
  test: {
    readonly typed: TypedMessage;
    readonly language: Language;
    readonly to: string;
    readonly values?: PersonalValues;
  },
): Promise<Result<undefined, 'email-invalid' | 'has-problems' | 'suppressed'>> {
  const { typed, language, to, values = {} } = test;
  if (!isEmailAddress(to)) return err('email-invalid');
  const read = readMessage(typed, language, ports.settings.publicUrl);
  if (!read.ok) return err('has-problems');
  const id = ports.ids.newId();
  const now = ports.clock.now();
  const mail = await composeCampaignMail(ports, read.campaign, {
    ...values,
    id,
    email: to,
    confirmedAt: now,
  });
  const subject = newsletterMailsTexts[language].testSubject(mail.subject);
  const isWritten = await ports.db.transaction((tx) =>
    writeMail(ports.queue, tx, { ...mail, subject, id, dedupeKey: `campaign-test:${id}`, createdAt: now }),
  );
  return isWritten ? ok(undefined) : err('suppressed');
}
