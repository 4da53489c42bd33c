import { expect, it } from 'vitest';
import {
  ANNA,
  INPUT,
  insertSubscribers,
  openCampaigns,
} from '../../../../../test/campaigns/campaign-world.ts';
import { campaignRecipients, campaigns } from '../../../../platform/db/tables/campaigns.ts';
import { createCampaign } from '../editing/edit-campaign.server.ts';
import { holdRestoredCampaigns } from './hold-restored-campaigns.server.ts';
import { scheduleCampaign, startDueCampaigns } from './start-campaign.server.ts';

it('pauses what was being sent, and makes what has become due a draft again, once', async () => {
  const world = await openCampaigns();
  await insertSubscribers(world.db, ['mira@example.org']);
  const sending = await world.start();
  await startDueCampaigns(world.ports);
  const schedule = async (name: string, local: string) => {
    const { id, version } = await createCampaign(world.ports, { ...INPUT, name }, ANNA);
    const time = { local, timeZone: 'UTC' };
    expect((await scheduleCampaign(world.ports, { id, version, by: ANNA }, time)).ok).toBe(true);
    return id;
  };
  const due = await schedule('due', '2026-11-21T13:00');
  const later = await schedule('later', '2026-12-24T13:00');
  world.later(2 * 3_600_000);
  await holdRestoredCampaigns(world.ports);
  await holdRestoredCampaigns(world.ports);
  const rows = new Map((await world.own.select().from(campaigns)).map((row) => [row.id, row]));
  expect(rows.get(sending)).toMatchObject({ state: 'paused', pauseReason: 'restored' });
  expect(rows.get(due)).toMatchObject({ state: 'draft', scheduledAt: null });
  expect(rows.get(later)?.state).toBe('scheduled');
  expect(rows.get(due)?.changes.at(-1)?.fields).toEqual(['not-started', 'restored']);
  // Nobody is sent to until an operator resumes it.
  await startDueCampaigns(world.ports);
  expect((await world.own.select().from(campaignRecipients)).map(({ state }) => state)).toEqual(['queued']);
});
