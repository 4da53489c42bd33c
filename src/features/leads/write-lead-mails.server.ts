import { createElement } from 'react';
import { BRAND } from '../../catalog/brand.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { renderMail } from '../../ui/mail/render-mail.ts';
import { LeadAnswerEmail, leadAnswerSubject } from './lead-answer-email.tsx';
import { LeadNoticeEmail, leadNoticeSubject } from './lead-notice-email.tsx';
import type { LeadPorts } from './lead-ports.ts';
import type { ReceivedLead } from './lead-store.server.ts';

type Ports = Pick<LeadPorts, 'queue' | 'ids' | 'settings'>;

/** The outbox erases the content of mails without a shoot once they are sent, so that only the lead's row keeps it. */
const NO_SHOOT = { shootId: undefined };

/** Writes the notices to the operators and the automatic reply to the sender. */
export async function writeLeadMails(tx: Transaction, ports: Ports, received: ReceivedLead): Promise<void> {
  await writeNotices(tx, ports, received);
  await writeAnswer(tx, ports, received);
}

async function writeNotices(tx: Transaction, ports: Ports, received: ReceivedLead): Promise<void> {
  const { id, language, lead, createdAt } = received;
  const notice = { language, lead, receivedAt: createdAt };
  const rendered = await renderMail(createElement(LeadNoticeEmail, { notice }));
  for (const [index, recipient] of ports.settings.operatorEmails.entries()) {
    await writeMail(ports.queue, tx, {
      ...NO_SHOOT,
      id: ports.ids.newId(),
      dedupeKey: `lead-notice:${id}:${index}`,
      kind: 'lead-notice',
      recipient,
      replyTo: lead.email,
      language,
      subject: leadNoticeSubject(notice),
      ...rendered,
      createdAt,
    });
  }
}

async function writeAnswer(tx: Transaction, ports: Ports, received: ReceivedLead): Promise<void> {
  const { id, language, lead, createdAt } = received;
  const answer = { language, kind: lead.kind };
  const rendered = await renderMail(createElement(LeadAnswerEmail, { answer }));
  await writeMail(ports.queue, tx, {
    ...NO_SHOOT,
    id: ports.ids.newId(),
    dedupeKey: `lead-answer:${id}`,
    kind: 'lead-answer',
    recipient: lead.email,
    replyTo: BRAND.contactEmail,
    language,
    subject: leadAnswerSubject(answer),
    ...rendered,
    createdAt,
  });
}
