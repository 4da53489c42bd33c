import { ok } from '../../../../base/result.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { CampaignChange } from '../../../../platform/db/tables/campaigns.ts';
import { languagesOf, type MessageProblem, readMessages } from '../campaign-messages.ts';
import type { NewsletterPorts } from '../../newsletter-ports.ts';
import {
  type CampaignRow,
  listDueCampaigns,
  markScheduled,
  markStarted,
  markUnscheduled,
} from '../campaign-store.server.ts';
import { changeCampaign, type CampaignEdit, type ChangeRefusal } from '../change-campaign.server.ts';
import { insertRecipients } from '../recipient-store.server.ts';
import { countAudience } from '../count-audience.server.ts';
import { readScheduledTime, type TimeError, type TypedTime } from '../scheduled-time.ts';

type Ports = Pick<NewsletterPorts, 'db' | 'queue' | 'clock' | 'log' | 'settings'>;

/** Why a campaign cannot be sent as it is. Without an imprint, its mails would not say who sends them. */
export type NotReady =
  | { readonly ok: false; readonly error: 'imprint-missing' | 'message-missing' | 'audience-empty' }
  | { readonly ok: false; readonly error: 'has-problems'; readonly problems: readonly MessageProblem[] };

type Started = { readonly ok: true; readonly value: { readonly recipients: number } };

/**
 * Starts a campaign. The worker fixes the audience within moments, because that takes seconds for a large one; until then the
 * campaign is scheduled for now. Returns the number of people who would get it at this moment.
 */
export async function startCampaign(
  ports: Ports,
  edit: CampaignEdit & { readonly version: number },
): Promise<Started | NotReady | ChangeRefusal> {
  const { queue, clock } = ports;
  return changeCampaign(ports, edit, ['draft', 'scheduled'], async (tx, campaign, describe) => {
    const problem = problemOf(campaign, ports);
    if (problem) return problem;
    const languages = languagesOf(campaign.messages);
    const { total } = await countAudience(tx, campaign.audience, languages, clock.now());
    if (total === 0) return { ok: false, error: 'audience-empty' };
    await markScheduled(
      tx,
      campaign,
      { scheduledAt: clock.now(), timeZone: 'UTC' },
      describe('start-requested'),
    );
    await queue.enqueue(tx, 'campaigns.tick', {}, { singletonKey: `start:${campaign.id}` });
    return ok({ recipients: total });
  });
}

/** Schedules a campaign, or moves one that is scheduled. It is checked now and again when it starts. */
export async function scheduleCampaign(
  ports: Ports,
  edit: CampaignEdit & { readonly version: number },
  time: TypedTime,
): Promise<
  | { readonly ok: true; readonly value: { readonly at: Date } }
  | { readonly ok: false; readonly error: TimeError }
  | NotReady
  | ChangeRefusal
> {
  const at = readScheduledTime(time, ports.clock.now());
  if (!at.ok) return at;
  return changeCampaign(ports, edit, ['draft', 'scheduled'], async (tx, campaign, describe) => {
    const problem = problemOf(campaign, ports);
    if (problem) return problem;
    const when = { scheduledAt: at.value, timeZone: time.timeZone };
    await markScheduled(tx, campaign, when, describe('scheduled'));
    return ok({ at: at.value });
  });
}

/** Makes a scheduled campaign a draft again. */
export async function unscheduleCampaign(
  ports: Pick<Ports, 'db' | 'clock'>,
  edit: CampaignEdit,
): Promise<{ readonly ok: true; readonly value: undefined } | ChangeRefusal> {
  return changeCampaign(ports, edit, ['scheduled'], async (tx, campaign, describe) => {
    await markUnscheduled(tx, campaign, describe('unscheduled'));
    return ok(undefined);
  });
}

/** The name under which the service itself changes a campaign. */
export const SERVICE = 'service';

/**
 * Starts the campaigns whose time has come: each audience is fixed in one transaction with the state. A campaign that cannot be sent
 * becomes a draft again, which its changes say.
 */
export async function startDueCampaigns(ports: Ports): Promise<void> {
  for (const id of await listDueCampaigns(ports.db, ports.clock.now())) {
    await changeCampaign(ports, { id, by: SERVICE }, ['scheduled'], async (tx, campaign, describe) => {
      // Somebody may have moved it to a later time.
      if (!campaign.scheduledAt || campaign.scheduledAt > ports.clock.now()) return;
      const started = await start(tx, ports, campaign, describe('started'));
      if (started.ok) return;
      await markUnscheduled(tx, campaign, describe('not-started', started.error));
      ports.log.error({ campaignId: id, error: started.error }, 'a scheduled campaign could not be started');
    });
  }
}

async function start(
  tx: Transaction,
  { queue, clock, log, settings }: Ports,
  campaign: CampaignRow,
  change: CampaignChange,
): Promise<Started | NotReady> {
  const problem = problemOf(campaign, { settings });
  if (problem) return problem;
  const languages = languagesOf(campaign.messages);
  const recipients = await insertRecipients(tx, campaign, languages, clock.now());
  if (recipients === 0) return { ok: false, error: 'audience-empty' };
  await markStarted(tx, campaign, recipients, change);
  await queue.enqueue(tx, 'campaigns.send', {}, { singletonKey: `start:${campaign.id}` });
  log.info({ campaignId: campaign.id, recipients }, 'a campaign was started');
  return ok({ recipients });
}

function problemOf({ messages }: CampaignRow, { settings }: Pick<Ports, 'settings'>): NotReady | undefined {
  if (!settings.imprint) return { ok: false, error: 'imprint-missing' };
  if (languagesOf(messages).length === 0) return { ok: false, error: 'message-missing' };
  const { problems } = readMessages(messages, settings.publicUrl);
  return problems.length > 0 ? { ok: false, error: 'has-problems', problems } : undefined;
}
