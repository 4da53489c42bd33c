// A worker process that sends campaigns, for a test to kill. It loads everything, then waits for a line on standard input.
import '../../scripts/payment-faults/load-tsx.ts';
import { once } from 'node:events';

const { campaignHandlers } = await import('../../src/worker/campaign-handlers.ts');
const { requestSending } =
  await import('../../src/features/newsletter/campaigns/sending/control-campaign.server.ts');
const { createHmacCapabilities } = await import('../../src/platform/capability/hmac-capabilities.ts');
const { systemClock } = await import('../../src/platform/clock/clock.ts');
const { createDatabase } = await import('../../src/platform/db/create-database.ts');
const { randomIds } = await import('../../src/platform/ids/ids.ts');
const { silentLog } = await import('../../src/platform/log/silent-log.ts');
const { createSmtpMailer } = await import('../../src/platform/mail/smtp-mailer.ts');
const { createPgBossQueue } = await import('../../src/platform/queue/pg-boss-queue.ts');
const { sendCampaigns } =
  await import('../../src/features/newsletter/campaigns/sending/send-campaigns.server.ts');

const { url, smtpUrl, secret, publicUrl, imprint, delays } = JSON.parse(process.argv[2]!);
process.stdout.write('loaded\n');
await once(process.stdin, 'data');

const { db } = createDatabase(url);
const queue = await createPgBossQueue({ url, log: silentLog, runsJobs: true });
const ports = {
  ...{ db, queue, clock: systemClock, ids: randomIds, log: silentLog },
  capabilities: createHmacCapabilities([secret]),
  campaignMailer: createSmtpMailer({
    ...{ url: smtpUrl, from: 'Lichtbild <post@lichtbild.example>', connections: 1, answerTimeoutMs: 400 },
  }),
  campaignSettings: { mailsPerMinute: 60_000, reportsAddress: undefined },
  settings: { publicUrl, imprint, operatorEmails: [] },
};
await queue.work(
  {
    ...campaignHandlers(ports),
    'campaigns.send': async (_, signal) => void (await sendCampaigns(ports, signal, delays)),
  },
  { onDeadLetter: async () => undefined },
);
await requestSending(ports, `worker:${randomIds.newId()}`);
process.stdout.write('working\n');
