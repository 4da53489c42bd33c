import { onTestFinished } from 'vitest';
import type { Imprint } from '../../src/catalog/imprint.ts';
import { NEW_AUDIENCE } from '../../src/features/newsletter/campaigns/audience.ts';
import type { CampaignPorts } from '../../src/features/newsletter/campaigns/campaign-ports.ts';
import type { CampaignInput } from '../../src/features/newsletter/campaigns/editing/campaign-input.ts';
import { createCampaign } from '../../src/features/newsletter/campaigns/editing/edit-campaign.server.ts';
import {
  startCampaign,
  startDueCampaigns,
} from '../../src/features/newsletter/campaigns/sending/start-campaign.server.ts';
import { createHmacCapabilities } from '../../src/platform/capability/hmac-capabilities.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { Audience } from '../../src/platform/db/tables/campaigns.ts';
import { subscribers } from '../../src/platform/db/tables/subscribers.ts';
import { randomIds } from '../../src/platform/ids/ids.ts';
import { silentLog } from '../../src/platform/log/silent-log.ts';
import { createMemoryMailer } from '../../src/platform/mail/memory-mailer.ts';
import { createPgBossQueue } from '../../src/platform/queue/pg-boss-queue.ts';
import { createTestDatabase } from '../create-test-database.ts';

export const CAMPAIGN_SECRET = 'a secret for tests of at least 32 characters';
export const PUBLIC_URL = 'https://lichtbild.example';
export const ANNA = 'anna@lichtbild.example';
export const BEN = 'ben@lichtbild.example';
export const NOON = new Date('2026-11-21T12:00:00Z');
export const IMPRINT: Imprint = {
  ...{ name: 'Sol GmbH', address: ['Lichtweg 1', '10115 Berlin'], email: 'post@sol.example' },
  ...{ phone: undefined, representative: undefined, register: undefined, vatId: undefined },
  ...{ authority: [], editor: [] },
};
/** All but the second customer, who confirmed in the future. */
export const EVERYBODY: Audience = { ...NEW_AUDIENCE, anyOfTags: [], confirmedBeforeDays: 0 };
export const TYPED = {
  ...{ subject: 'Light for {{firstName|you}}', preview: '' },
  message: 'A [window](https://a.example/b) is enough.',
  button: { text: 'Read', url: 'https://lichtbild.example/blog' },
};
export const INPUT: CampaignInput = { name: 'November', messages: { en: TYPED }, audience: EVERYBODY };

/** Opens what campaigns need on a real database, with a clock that can be set. */
export async function openCampaigns(more: Partial<CampaignPorts> = {}) {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const time = { now: NOON };
  const mailer = createMemoryMailer();
  const ports: CampaignPorts = {
    ...{ db: database.db, queue, clock: { now: () => time.now }, ids: randomIds, log: silentLog },
    capabilities: createHmacCapabilities([CAMPAIGN_SECRET]),
    campaignMailer: mailer,
    campaignSettings: { mailsPerMinute: 60_000, reportsAddress: undefined },
    settings: { publicUrl: PUBLIC_URL, imprint: IMPRINT },
    ...more,
  };
  return {
    ...{ database, db: database.db, own: database.own, url: database.url, queue, time, mailer, ports },
    later: (ms: number) => (time.now = new Date(time.now.getTime() + ms)),
    async start(input: Partial<CampaignInput> = {}) {
      const { id, version } = await createCampaign(ports, { ...INPUT, ...input }, ANNA);
      const started = await startCampaign(ports, { id, version, by: ANNA });
      if (!started.ok) throw new Error(JSON.stringify(started));
      await startDueCampaigns(ports);
      return id;
    },
  };
}

type NewSubscriber = Partial<typeof subscribers.$inferInsert>;

/** Inserts confirmed subscribers, whose ids are the first parts of their addresses. */
export async function insertSubscribers(
  db: Database,
  emails: readonly string[],
  more: NewSubscriber = {},
): Promise<void> {
  const utm = { utmSource: 'a', utmMedium: 'b', utmCampaign: 'c', discountCode: 'X', discountPercent: 1 };
  const at = new Date(NOON.getTime() - 86_400_000);
  const row = { language: 'en', state: 'confirmed', source: 'blog', ...utm } as const;
  for (let first = 0; first < emails.length; first += 1_000) {
    await db.insert(subscribers).values(
      emails.slice(first, first + 1_000).map((email) => ({
        ...{ ...row, id: email.slice(0, email.indexOf('@')), email, requestedAt: at, confirmedAt: at },
        ...more,
      })),
    );
  }
}
