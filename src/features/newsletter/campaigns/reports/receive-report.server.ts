import { isAboutMailbox } from '../../../../platform/mail/mail-answer.ts';
import { type MailReport, parseMailReport } from '../../../../platform/mail/parse-mail-report.ts';
import { suppressAddress } from '../../../../platform/mail/suppressions.ts';
import type { NewsletterPorts } from '../../newsletter-ports.ts';
import { readMailMark } from './report-marks.ts';
import { lockReportedMail, markComplaint, markUndelivered } from './report-store.server.ts';

/**
 * The meaning of a message to the mailbox for bounces and complaints: `refused` is a failure for good that is not about the mailbox,
 * `not-ours` names no mail of a campaign.
 */
export type ReportOutcome = 'complaint' | 'bounce' | 'refused' | 'delayed' | 'not-ours' | 'not-a-report';

/**
 * Takes a bounce or a complaint. Everybody can write one, so no address in it counts: only the mark of a mail does, which nobody
 * can make, and the address is the one that this mail was sent to. Idempotent.
 */
export async function receiveReport(
  ports: Pick<NewsletterPorts, 'db' | 'capabilities' | 'clock' | 'log'>,
  raw: Uint8Array,
): Promise<ReportOutcome> {
  const report = await parseMailReport(raw);
  if (!report) return 'not-a-report';
  const recipientId = readMailMark(ports.capabilities, report.original);
  if (recipientId === undefined) return 'not-ours';
  const outcome = outcomeOf(report);
  const now = ports.clock.now();
  const found = await ports.db.transaction(async (tx) => {
    const mail = await lockReportedMail(tx, recipientId);
    if (!mail) return undefined;
    if (outcome === 'complaint') await markComplaint(tx, mail.id, now);
    if (report.kind === 'delivery' && (outcome === 'bounce' || outcome === 'refused')) {
      const state = outcome === 'bounce' ? ('bounced' as const) : ('failed' as const);
      await markUndelivered(tx, mail.id, { state, answer: report.answer }, now);
    }
    if (mail.email !== null && (outcome === 'complaint' || outcome === 'bounce')) {
      const answer = report.kind === 'delivery' ? report.answer : undefined;
      await suppressAddress(tx, { address: mail.email, reason: outcome, answer, now });
    }
    return mail;
  });
  if (!found) return 'not-ours';
  ports.log.info({ campaignId: found.campaignId, recipientId, outcome }, 'a mail of a campaign was reported');
  return outcome;
}

function outcomeOf(report: MailReport): 'complaint' | 'bounce' | 'refused' | 'delayed' {
  if (report.kind === 'complaint') return 'complaint';
  const { action, status, answer } = report;
  if (action !== 'failed' || !status.startsWith('5.')) return 'delayed';
  // A server that has no better status says what it means in its own words.
  const isVague = status === '5.0.0';
  return isAboutMailbox(answer, isVague ? undefined : status) ? 'bounce' : 'refused';
}
