import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { CampaignChange, CampaignState } from '../../../platform/db/tables/campaigns.ts';
import type { NewsletterPorts } from '../newsletter-ports.ts';
import { type CampaignRow, lockCampaign } from './campaign-store.server.ts';

/** Why a change was not made, with the campaign as it is now. */
export type ChangeRefusal =
  | { readonly ok: false; readonly error: 'gone' }
  /** Another operator was faster: `changes` says who changed what and when, the oldest first. */
  | {
      readonly ok: false;
      readonly error: 'changed';
      readonly current: CampaignRow;
      readonly changes: readonly CampaignChange[];
    }
  | { readonly ok: false; readonly error: 'wrong-state'; readonly current: CampaignRow };

/** A change that an operator wants to make to a campaign. */
export interface CampaignEdit {
  readonly id: string;
  /** The version that the operator has seen; without one, any. */
  readonly version?: number | undefined;
  /** The operator's address. */
  readonly by: string;
}

/**
 * Changes a campaign in one transaction, if it is in one of the states and nobody has changed it meanwhile. `work` gets the locked
 * row and a function that describes its change for other operators.
 */
export async function changeCampaign<Outcome>(
  { db, clock }: Pick<NewsletterPorts, 'clock'> & { readonly db: Pick<Database, 'transaction'> },
  { id, version, by }: CampaignEdit,
  states: readonly CampaignState[],
  work: (
    tx: Transaction,
    campaign: CampaignRow,
    describe: (...fields: readonly string[]) => CampaignChange,
  ) => Promise<Outcome>,
): Promise<Outcome | ChangeRefusal> {
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (!campaign) return { ok: false, error: 'gone' } as const;
    if (version !== undefined && campaign.version !== version) {
      const changes = campaign.changes.filter((change) => change.version > version);
      return { ok: false, error: 'changed', current: campaign, changes } as const;
    }
    if (!states.includes(campaign.state))
      return { ok: false, error: 'wrong-state', current: campaign } as const;
    return work(tx, campaign, (...fields) => ({
      version: campaign.version + 1,
      at: clock.now().toISOString(),
      by,
      fields,
    }));
  });
}
