import type { Language } from '../../catalog/languages.ts';
import type { Lead } from './lead.ts';
import type { LeadPorts } from './lead-ports.ts';
import { insertLead, type ReceivedLead } from './lead-store.server.ts';
import { writeLeadMails } from './write-lead-mails.server.ts';

export interface Submission {
  /** Made by the browser; the same again is the same lead. */
  readonly submissionId: string;
  readonly language: Language;
}

/** Stores a lead with its mails, all or nothing. `repeat`: it is here already, nothing happens. */
export async function submitLead(
  ports: LeadPorts,
  submission: Submission,
  lead: Lead,
): Promise<'received' | 'repeat'> {
  const received: ReceivedLead = {
    id: ports.ids.newId(),
    ...submission,
    lead,
    createdAt: ports.clock.now(),
  };
  const isNew = await ports.db.transaction(async (tx) => {
    if (!(await insertLead(tx, received))) return false;
    await writeLeadMails(tx, ports, received);
    return true;
  });
  if (!isNew) return 'repeat';
  ports.log.info({ leadId: received.id, kind: lead.kind }, 'a request for an offer has arrived');
  return 'received';
}
