import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../../platform/db/database.ts';
import { withSessionLock } from '../../../../platform/db/session-lock.ts';
import type { CampaignPorts } from '../campaign-ports.ts';
import { type CampaignRow, listSending, markSent } from '../campaign-store.server.ts';
import {
  claimNext,
  nextDueAt,
  type RecipientRow,
  settle,
  settleAbandoned,
} from '../recipient-store.server.ts';
import { openCampaign, type OpenCampaign } from './campaign-mail.server.ts';
import { deliver } from './deliver.server.ts';
import { DELIVERY_DELAYS, type DeliveryDelays } from './delivery-plan.ts';
import { outlastOutage, settleDelivery } from './settle-delivery.server.ts';

type Ports = Pick<
  CampaignPorts,
  'db' | 'campaignMailer' | 'campaignSettings' | 'capabilities' | 'clock' | 'log' | 'settings'
>;

const LOCK = 'campaigns.send';
/** A sender that finds nothing to do is gone within this time. */
const LOCK_WAIT_MS = 3_000;
/** Less than the job may take, so that it is never interrupted for its age. */
const RUN_MAX_MS = 5 * 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Sends what is due of all campaigns, one mail after another over one connection, until nothing is left for now. Of all processes,
 * one sends at a time. It may be killed at any instruction: the mail that it was sending is then reported as unknown.
 *
 * @returns `busy` when another process is sending
 */
export async function sendCampaigns(
  ports: Ports,
  signal: AbortSignal,
  delays: DeliveryDelays = DELIVERY_DELAYS,
): Promise<'done' | 'busy'> {
  const lock = { name: LOCK, waitMs: LOCK_WAIT_MS, signal };
  const outcome = await withSessionLock(ports.db, lock, async (session) => {
    await reportAbandoned(session, ports);
    await sendAll(session, ports, signal, delays);
    return 'done' as const;
  });
  return outcome ?? 'busy';
}

/** Nobody else sends, so whatever is claimed belongs to a sender that died, or that has lost its connection to the database. */
async function reportAbandoned(session: Database, { clock, log }: Ports): Promise<void> {
  for (const { id, campaignId } of await settleAbandoned(session, clock.now()))
    log.warn({ campaignId, recipientId: id }, 'a sender died, so it is unknown whether a mail was sent');
}

async function sendAll(
  session: Database,
  ports: Ports,
  signal: AbortSignal,
  delays: DeliveryDelays,
): Promise<void> {
  const { clock } = ports;
  const intervalMs = MINUTE_MS / ports.campaignSettings.mailsPerMinute;
  const startedAtMs = performance.now();
  // The first mail waits, too: senders that are killed one after the other are no faster together than one.
  let nextAtMs = startedAtMs + intervalMs;
  const opened = new Map<string, OpenCampaign>();
  while (!signal.aborted && performance.now() - startedAtMs < RUN_MAX_MS) {
    await wait(nextAtMs - performance.now(), signal);
    if (signal.aborted) return;
    const next = await claimAny(session, ports);
    if (next) {
      nextAtMs = Math.max(nextAtMs, performance.now()) + intervalMs;
      const { campaign, recipient } = next;
      const open = opened.get(campaign.id) ?? openCampaign(campaign, ports.settings.publicUrl);
      opened.set(campaign.id, open);
      await sendOne(session, ports, { campaign, open, recipient }, delays);
      continue;
    }
    const waitMs = await untilNextDue(session, clock.now());
    if (waitMs === undefined || waitMs > delays.stayMs) return;
    await wait(Math.max(waitMs, 50), signal);
  }
}

/** Claims a mail of the oldest campaign that has one, and finishes campaigns that have none left. */
async function claimAny(
  session: Database,
  { clock, log }: Ports,
): Promise<{ readonly campaign: CampaignRow; readonly recipient: RecipientRow } | undefined> {
  for (const campaign of await listSending(session)) {
    const now = clock.now();
    if (campaign.retryAt && campaign.retryAt > now) continue;
    const recipient = await claimNext(session, campaign.id, now);
    if (recipient) return { campaign, recipient };
    if (await markSent(session, campaign.id, now))
      log.info({ campaignId: campaign.id }, 'a campaign was sent');
  }
  return undefined;
}

async function sendOne(
  session: Database,
  ports: Ports,
  next: { readonly campaign: CampaignRow; readonly open: OpenCampaign; readonly recipient: RecipientRow },
  delays: DeliveryDelays,
): Promise<void> {
  const { db, clock, log } = ports;
  const { campaign, open, recipient } = next;
  const about = { campaignId: campaign.id, recipientId: recipient.id };
  const delivery = await deliver(session, ports, open, recipient).catch(async (error: unknown) => {
    // Nothing was sent: only a MailError may leave that open.
    const dueAt = new Date(clock.now().getTime() + MINUTE_MS);
    await outlastOutage(() => settle(db, recipient, { state: 'queued', dueAt }, clock.now()));
    throw error;
  });
  // Over any connection, because the mail is sent even if the lock is lost meanwhile.
  const plan = await outlastOutage(() =>
    settleDelivery(db, campaign, recipient, delivery, delays, clock.now()),
  );
  if (!plan) return;
  const { state, pause, failuresInARow } = plan;
  const code = delivery.kind === 'failed' ? delivery.answer?.code : undefined;
  log.info({ ...about, state, code }, 'a mail of a campaign was not accepted');
  if (pause) log.error({ ...about, reason: pause, failuresInARow }, 'a campaign was paused');
}

/** Returns the wait until the next mail; undefined when no campaign is being sent. */
async function untilNextDue(session: Database, now: Date): Promise<number | undefined> {
  const waits: number[] = [];
  for (const { id, retryAt } of await listSending(session)) {
    const dueAt = await nextDueAt(session, id);
    if (dueAt) waits.push(Math.max(dueAt.getTime(), retryAt?.getTime() ?? 0) - now.getTime());
  }
  return waits.length === 0 ? undefined : Math.min(...waits);
}

async function wait(forMs: number, signal: AbortSignal): Promise<void> {
  if (forMs <= 0 || signal.aborted) return;
  await delay(forMs, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
