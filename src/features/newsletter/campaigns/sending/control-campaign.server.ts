import { err, ok } from '../../../../base/result.ts';
import type { NewsletterPorts } from '../../newsletter-ports.ts';
import { listSending, markCancelled, markPaused, markResumed } from '../campaign-store.server.ts';
import { changeCampaign, type CampaignEdit, type ChangeRefusal } from '../change-campaign.server.ts';
import { hasClaimed, requeueUnknown } from '../recipient-store.server.ts';

type Ports = Pick<NewsletterPorts, 'db' | 'queue' | 'clock'>;
type Done = { readonly ok: true; readonly value: undefined };

/** Pauses a campaign. At most the mail that is on its way at this moment is still sent. */
export async function pauseCampaign(
  ports: Pick<Ports, 'db' | 'clock'>,
  edit: CampaignEdit,
): Promise<Done | ChangeRefusal> {
  return changeCampaign(ports, edit, ['sending'], async (tx, campaign, describe) => {
    await markPaused(tx, campaign, describe('paused'));
    return ok(undefined);
  });
}

/** Goes on with a paused campaign, whoever or whatever paused it. */
export async function resumeCampaign(ports: Ports, edit: CampaignEdit): Promise<Done | ChangeRefusal> {
  return changeCampaign(ports, edit, ['paused'], async (tx, campaign, describe) => {
    await markResumed(tx, campaign, describe('resumed'));
    await ports.queue.enqueue(tx, 'campaigns.send', {}, { singletonKey: `resume:${campaign.id}` });
    return ok(undefined);
  });
}

/** Ends a campaign for good. Whoever has not got it never will. */
export async function cancelCampaign(
  ports: Pick<Ports, 'db' | 'clock'>,
  edit: CampaignEdit,
): Promise<Done | ChangeRefusal> {
  return changeCampaign(ports, edit, ['scheduled', 'sending', 'paused'], async (tx, campaign, describe) => {
    await markCancelled(tx, campaign, describe('cancelled'));
    return ok(undefined);
  });
}

/** Sends again to everybody who may not have got the campaign. Some of them may get it twice. */
export async function resendUnknown(
  ports: Ports,
  edit: CampaignEdit,
): Promise<
  | { readonly ok: true; readonly value: { readonly queued: number } }
  | { readonly ok: false; readonly error: 'nothing-unknown' }
  | ChangeRefusal
> {
  return changeCampaign(ports, edit, ['sent', 'paused'], async (tx, campaign, describe) => {
    const queued = await requeueUnknown(tx, campaign.id, ports.clock.now());
    if (queued === 0) return err('nothing-unknown');
    await markResumed(tx, campaign, describe('resent-unknown'));
    await ports.queue.enqueue(tx, 'campaigns.send', {}, { singletonKey: `resend:${campaign.id}` });
    return ok({ queued });
  });
}

/** Asks for a sender where there is something to send or to report. A sender that is at work already makes it do nothing. */
export async function requestSending({ db, queue }: Pick<Ports, 'db' | 'queue'>, key: string): Promise<void> {
  if ((await listSending(db)).length === 0 && !(await hasClaimed(db))) return;
  await db.transaction((tx) => queue.enqueue(tx, 'campaigns.send', {}, { singletonKey: key }));
}
