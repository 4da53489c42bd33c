// A worker process that sends campaigns, for a test to kill. It waits for a line on standard input before it begins.
import { once } from 'node:events';
import { requestSending } from '../../src/features/newsletter/campaigns/sending/control-campaign.server.ts';
import { sendCampaigns } from '../../src/features/newsletter/campaigns/sending/send-campaigns.server.ts';
import { createHmacCapabilities } from '../../src/platform/capability/hmac-capabilities.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { createDatabase } from '../../src/platform/db/create-database.ts';
import { randomIds } from '../../src/platform/ids/ids.ts';
import { silentLog } from '../../src/platform/log/silent-log.ts';
import { createSmtpMailer } from '../../src/platform/mail/smtp-mailer.ts';
import { createPgBossQueue } from '../../src/platform/queue/pg-boss-queue.ts';
import { campaignHandlers } from '../../src/worker/campaign-handlers.ts';

const { url, smtpUrl, secret, publicUrl, imprint, delays } = JSON.parse(process.argv[2]!);
process.stdout.write('loaded\n');
await once(process.stdin, 'data');

const queue = await createPgBossQueue({ url, log: silentLog, runsJobs: true });
const ports = {
  ...{ db: createDatabase(url).db, queue, clock: systemClock, ids: randomIds, log: silentLog },
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
  {
    onDeadLetter: async () => undefined,
    onRun: ({ job, error }) => void (error && process.stderr.write(`${job}: ${String(error)}\n`)),
  },
);
await requestSending(ports, `worker:${randomIds.newId()}`);
