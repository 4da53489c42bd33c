import type { PauseReason } from '../../../../platform/db/tables/campaigns.ts';
import type { MailFailureKind } from '../../../../platform/mail/mailer.ts';

const MINUTE_MS = 60_000;

/** The waits of a campaign. Tests shorten them. */
export interface DeliveryDelays {
  /** The wait before the next try of one recipient, by its number of tries; after the last one it is given up. */
  readonly recipientMs: readonly number[];
  /** The wait before any mail is tried again, by the number of failures in a row; the last one is repeated. */
  readonly serverMs: readonly number[];
  /** The longest wait for which the sender stays; another job goes on after a longer one. */
  readonly stayMs: number;
}

export const DELIVERY_DELAYS: DeliveryDelays = {
  // Servers that refuse the first try of a stranger ("greylisting") accept the next one after five to fifteen minutes.
  recipientMs: [5, 15, 60, 4 * 60, 12 * 60].map((minutes) => minutes * MINUTE_MS),
  serverMs: [5_000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS],
  stayMs: MINUTE_MS,
};

/** The failures in a row after which a campaign is paused, because every mail would meet them. An unavailable server is waited for. */
const PAUSE_AFTER = { 'not-allowed': 3, 'mail-refused': 10, unknown: 5 } as const;

/** The consequences of a failure for its recipient and for the campaign. */
export interface FailurePlan {
  readonly state: 'queued' | 'bounced' | 'failed' | 'unknown';
  readonly reason: 'refused' | 'unreachable' | null;
  /** The wait before the next try of this recipient; only of one that is queued again. */
  readonly recipientDelayMs: number | undefined;
  /** The wait before the next try of anybody; undefined for none. */
  readonly serverDelayMs: number | undefined;
  readonly failuresInARow: number;
  readonly pause: Exclude<PauseReason, 'operator'> | undefined;
}

/**
 * Plans what follows a failure. `attempts`: the tries of this recipient. `before`: the failures of this campaign before it that were
 * not about a recipient.
 */
export function planFailure(
  kind: MailFailureKind,
  attempts: number,
  before: { readonly failureKind: MailFailureKind | null; readonly failuresInARow: number },
  delays: DeliveryDelays,
): FailurePlan {
  const failures = before.failureKind === kind ? before.failuresInARow + 1 : 1;
  const settled = {
    recipientDelayMs: undefined,
    serverDelayMs: undefined,
    failuresInARow: 0,
    pause: undefined,
  };
  const serverDelayMs = delays.serverMs[Math.min(failures, delays.serverMs.length) - 1];
  switch (kind) {
    case 'recipient-refused':
      return { ...settled, state: 'bounced', reason: null };
    case 'try-later':
      return { ...settled, ...retryRecipient(attempts, delays) };
    case 'mail-refused':
      return { ...settled, state: 'failed', reason: 'refused', ...counted(kind, failures) };
    case 'unknown':
      return { ...settled, state: 'unknown', reason: null, serverDelayMs, ...counted(kind, failures) };
    case 'not-allowed':
      return { ...settled, ...retryRecipient(attempts, delays), serverDelayMs, ...counted(kind, failures) };
    case 'server-unavailable':
      return { ...settled, ...retryRecipient(attempts, delays), serverDelayMs, failuresInARow: failures };
  }
}

/** The recipient goes behind those who were not tried, because the failure may be theirs. */
function retryRecipient(attempts: number, { recipientMs }: DeliveryDelays) {
  const recipientDelayMs = recipientMs[attempts - 1];
  return recipientDelayMs === undefined
    ? { state: 'failed' as const, reason: 'unreachable' as const }
    : { state: 'queued' as const, reason: null, recipientDelayMs };
}

function counted(kind: keyof typeof PAUSE_AFTER, failuresInARow: number) {
  return { failuresInARow, pause: failuresInARow >= PAUSE_AFTER[kind] ? kind : undefined };
}
