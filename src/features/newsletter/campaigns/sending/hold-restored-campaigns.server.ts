import type { NewsletterPorts } from '../../newsletter-ports.ts';
import { listDueCampaigns, listSending, markHeld, markUnscheduled } from '../campaign-store.server.ts';
import { changeCampaign } from '../change-campaign.server.ts';
import { SERVICE } from './start-campaign.server.ts';

/**
 * Keeps the campaigns of a restored backup from being sent by themselves, because mails that left after the backup count as waiting
 * in it. Those that were being sent are paused, and those whose time has come since are drafts again; an operator decides about
 * both. Idempotent.
 */
export async function holdRestoredCampaigns(ports: Pick<NewsletterPorts, 'db' | 'clock'>): Promise<void> {
  for (const { id } of await listSending(ports.db)) {
    await changeCampaign(ports, { id, by: SERVICE }, ['sending'], (tx, campaign, describe) =>
      markHeld(tx, campaign, describe('paused', 'restored')),
    );
  }
  for (const id of await listDueCampaigns(ports.db, ports.clock.now())) {
    await changeCampaign(ports, { id, by: SERVICE }, ['scheduled'], (tx, campaign, describe) =>
      markUnscheduled(tx, campaign, describe('not-started', 'restored')),
    );
  }
}
