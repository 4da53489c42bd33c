import { requestSending } from '../features/newsletter/campaigns/sending/control-campaign.server.ts';
import { sendCampaigns } from '../features/newsletter/campaigns/sending/send-campaigns.server.ts';
import { startDueCampaigns } from '../features/newsletter/campaigns/sending/start-campaign.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function campaignHandlers(
  context: Pick<
    WorkerContext,
    | 'db'
    | 'queue'
    | 'campaignMailer'
    | 'campaignSettings'
    | 'capabilities'
    | 'clock'
    | 'ids'
    | 'log'
    | 'settings'
  >,
) {
  return {
    'campaigns.send': async (_, signal) => {
      const outcome = await sendCampaigns(context, signal);
      if (outcome === 'busy') context.log.info({}, 'another process is sending campaigns');
    },
    'campaigns.tick': async () => {
      await startDueCampaigns(context);
      await requestSending(context, 'tick');
    },
  } satisfies JobHandlers;
}
