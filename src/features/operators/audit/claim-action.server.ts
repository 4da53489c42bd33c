import type { Claim } from '../../../platform/db/claim.ts';
import {
  type AuditEntry,
  type AuditRow,
  findChangeSince,
  lockAuditOf,
  recordAction,
} from './audit-store.server.ts';

export interface ClaimedAction {
  readonly claim: Claim;
  /** The entry that was in the way, once `claim` has resolved to false. */
  readonly earlier: () => AuditRow | undefined;
}

/**
 * Prepares the claim on an action: another one about the same subject that was recorded since the operator's page was loaded is in
 * its way, and so is one that is being executed now.
 * @param seenId the id of the latest entry about the subject when the page was loaded; 0 if there was none
 */
export function claimAction(
  entry: Omit<AuditEntry, 'detail'> & { readonly subject: string },
  seenId: number,
): ClaimedAction {
  let earlier: AuditRow | undefined;
  return {
    earlier: () => earlier,
    async claim(tx, detail) {
      await lockAuditOf(tx, entry.subject);
      earlier = await findChangeSince(tx, entry.subject, seenId);
      if (earlier) return false;
      await recordAction(tx, { ...entry, detail });
      return true;
    },
  };
}
