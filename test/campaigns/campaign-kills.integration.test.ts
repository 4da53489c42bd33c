import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { findCampaign } from '../../src/features/newsletter/campaigns/campaign-store.server.ts';
import { loadResults } from '../../src/features/newsletter/campaigns/results/campaign-results.server.ts';
import type { DeliveryDelays } from '../../src/features/newsletter/campaigns/sending/delivery-plan.ts';
import { campaignRecipients } from '../../src/platform/db/tables/campaigns.ts';
import { mailSuppressions } from '../../src/platform/db/tables/mail-suppressions.ts';
import { subscribers } from '../../src/platform/db/tables/subscribers.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { CAMPAIGN_SECRET, IMPRINT, insertSubscribers, openCampaigns, PUBLIC_URL } from './campaign-world.ts';
import { openFaultySmtp } from './faulty-smtp.ts';

const RECIPIENTS = 2_000;
const KILLS = 20;
/** Every so many recipients the server fails in this way. */
const FAULTS: readonly (readonly [fault: string, every: number])[] = [
  ['gone', 50],
  ['later', 41],
  ['closing', 101],
  ['dropped', 103],
  ['unwanted', 151],
  ['blocked', 211],
  ['content', 223],
  ['full', 227],
  ['silent', 251],
  ['swallowed', 257],
  ['cut', 263],
];
const DELAYS: DeliveryDelays = { recipientMs: [50, 100, 200, 200], serverMs: [5, 20], stayMs: 60_000 };
const WORKER = fileURLToPath(new URL('campaign-worker.ts', import.meta.url));

/** The end of each fault, and how many mails arrive. A mail that was on its way at a kill is `unknown` instead. */
const ENDS: Readonly<Record<string, readonly [state: string, arrivals: number]>> = {
  ...{
    ok: ['sent', 1],
    later: ['sent', 1],
    closing: ['sent', 1],
    dropped: ['sent', 1],
    unwanted: ['sent', 1],
  },
  ...{ silent: ['sent', 1], gone: ['bounced', 0], blocked: ['failed', 0], content: ['failed', 0] },
  ...{ full: ['failed', 0], swallowed: ['unknown', 1], cut: ['unknown', 1] },
};

it('sends a campaign to everybody exactly once, although its worker is killed twenty times', async () => {
  const server = await openFaultySmtp();
  const { db, own, url, ports, start } = await openCampaigns({ clock: systemClock });
  const faultOf = (index: number) => FAULTS.find(([, every]) => index % every === every - 1)?.[0] ?? 'ok';
  const emails = Array.from({ length: RECIPIENTS }, (_, index) => `${faultOf(index)}-${index}@example.org`);
  await insertSubscribers(db, emails, { requestedAt: new Date(0), confirmedAt: new Date(0) });
  const id = await start();
  const startedAt = performance.now();
  const workers = await openWorkers({ url, smtpUrl: server.url });
  let kills = 0;
  while (kills < KILLS) {
    const worker = await workers.next();
    worker.begin();
    // Half of the kills hit a mail that has arrived and is not known to have; the others hit anything.
    const isExact = kills % 2 === 0;
    const arrivedAt = server.arrivals.length + 40 + (kills % 7) * 5;
    await new Promise<void>((resolve) => {
      server.hooks.beforeAnswer = () => {
        if (server.arrivals.length < arrivedAt) return;
        server.hooks.beforeAnswer = undefined;
        const kill = () => {
          worker.child.kill('SIGKILL');
          resolve();
        };
        if (isExact) kill();
        else setTimeout(kill, kills % 5);
      };
    });
    kills += 1;
  }
  const killedFor = (performance.now() - startedAt) / 1_000;
  (await workers.next()).begin();
  await until(async () => (await findCampaign(db, id))?.state === 'sent');
  const seconds = (performance.now() - startedAt) / 1_000;

  const rows = await own
    .select({ email: subscribers.email, recipient: campaignRecipients })
    .from(campaignRecipients)
    .innerJoin(subscribers, eq(subscribers.id, campaignRecipients.subscriberId))
    .where(eq(campaignRecipients.campaignId, id));
  expect(rows).toHaveLength(RECIPIENTS);
  const arrivals = new Map<string, number>();
  for (const { to } of server.arrivals) arrivals.set(to, (arrivals.get(to) ?? 0) + 1);
  let unknownByKill = 0;
  for (const { email, recipient } of rows) {
    const [state, expected] = ENDS[email.split('-')[0]!]!;
    const arrived = arrivals.get(email) ?? 0;
    expect(arrived, email).toBeLessThanOrEqual(1);
    if (recipient.state === 'unknown' && state !== 'unknown') {
      unknownByKill += 1;
      continue;
    }
    expect({ email, state: recipient.state, arrived }).toEqual({ email, state, arrived: expected });
  }
  expect(unknownByKill).toBeLessThanOrEqual(KILLS);
  // Each exact kill left a mail whose sender did not learn that it had arrived.
  expect(unknownByKill).toBeGreaterThanOrEqual(KILLS / 2);
  expect(server.connections.most).toBeLessThanOrEqual(2);

  const { byState } = await loadResults(ports.db, id);
  const hangs = emails.filter((email) => /^(swallowed|cut)-/.test(email)).length;
  expect(byState.unknown).toBe(unknownByKill + hangs);
  expect(byState).toMatchObject({ queued: 0, sending: 0, skipped: 0 });
  const suppressed = await own.select().from(mailSuppressions);
  const bounced = rows.filter(({ recipient }) => recipient.state === 'bounced');
  expect(suppressed.map(({ addressKey }) => addressKey).toSorted()).toEqual(
    bounced.map(({ email }) => email).toSorted(),
  );
  process.stdout.write(
    `campaign kills: ${RECIPIENTS} recipients, ${kills} kills, ${JSON.stringify(byState)}, ${unknownByKill} unknown by a kill, ` +
      `${hangs} by the server, ${server.connections.total} connections, ` +
      `${killedFor.toFixed(1)} s of kills, ${seconds.toFixed(1)} s in all\n`,
  );
}, 420_000);

/** Worker processes of one bundled file, which loads in a fifth of the time that its sources take. */
async function openWorkers(options: { readonly url: string; readonly smtpUrl: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-campaign-worker-'));
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  await build({
    ...{ configFile: false, logLevel: 'silent', ssr: { noExternal: true } },
    build: { ssr: WORKER, outDir: folder, rollupOptions: { output: { entryFileNames: 'worker.mjs' } } },
  });
  const program = join(folder, 'worker.mjs');
  const imprint = IMPRINT;
  const settings = { ...options, secret: CAMPAIGN_SECRET, publicUrl: PUBLIC_URL, imprint, delays: DELAYS };
  async function load() {
    const child = spawn(process.execPath, [program, JSON.stringify(settings)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('loaded') && resolve());
      child.once('exit', () => reject(new Error('a worker ended while it loaded')));
    });
    return { child, begin: () => child.stdin.write('go\n') };
  }
  let loading = load();
  return {
    /** Another one loads while this one works. */
    next() {
      const loaded = loading;
      loading = load();
      return loaded;
    },
  };
}

async function until(isReached: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 300_000;
  while (!(await isReached())) {
    if (performance.now() > deadline) throw new Error('the campaign has not ended');
    await delay(100);
  }
}
