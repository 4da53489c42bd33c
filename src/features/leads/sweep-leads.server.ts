import { leadExpiryCutoff } from './lead-lifetime.ts';
import type { LeadPorts } from './lead-ports.ts';
import { eraseLeadsBefore } from './lead-store.server.ts';

/** Erases expired leads and returns their number. Runs daily. */
export async function sweepLeads(ports: Pick<LeadPorts, 'db' | 'clock' | 'log'>): Promise<number> {
  const erased = await eraseLeadsBefore(ports.db, leadExpiryCutoff(ports.clock.now()));
  ports.log.info({ erased }, 'erased expired leads');
  return erased;
}
