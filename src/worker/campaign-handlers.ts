import type { CampaignPorts } from '../features/newsletter/campaigns/campaign-ports.ts';
import { requestSending } from '../features/newsletter/campaigns/sending/control-campaign.server.ts';
import { sendCampaigns } from '../features/newsletter/campaigns/sending/send-campaigns.server.ts';
import { startDueCampaigns } from '../features/newsletter/campaigns/sending/start-campaign.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';

export function campaignHandlers(ports: CampaignPorts) {
  return {
    'campaigns.send': async (_, signal) => {
      const outcome = await sendCampaigns(ports, signal);
      if (outcome === 'busy') ports.log.info({}, 'another process is sending campaigns');
    },
    'campaigns.tick': async () => {
      await startDueCampaigns(ports);
      await requestSending(ports, 'tick');
    },
  } satisfies JobHandlers;
}
