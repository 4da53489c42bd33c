import { leadsEndBefore } from './lead-lifetime.ts';
import type { LeadPorts } from './lead-ports.ts';
import { eraseLeadsBefore } from './lead-store.server.ts';

/** Daily: erases the leads that are over their time. Returns how many. */
export async function sweepLeads(ports: Pick<LeadPorts, 'db' | 'clock' | 'log'>): Promise<number> {
  const erased = await eraseLeadsBefore(ports.db, leadsEndBefore(ports.clock.now()));
  ports.log.info({ erased }, 'swept the requests for offers');
  return erased;
}
