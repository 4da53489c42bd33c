import { createHmac } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startLichtbild } from '../e2e/lichtbild.ts';
import { photosFolder } from '../test/photos.ts';
import { selfieSet } from '../test/selfie-set.ts';
import { LANGUAGES } from '../src/catalog/languages.ts';
import { STYLE_IDS } from '../src/base/style-ids.ts';
import { audit } from './soak/audit.ts';
import { type Kill, killAtRandom, PHASES_TO_HIT } from './soak/kill-at-random.ts';
import { printAudit, printKills, printVisits } from './soak/print-soak.ts';
import { seededRandom } from './soak/seeded-random.ts';
import { newRecord, visit, type VisitRecord } from './soak/shoot-visit.ts';

/**
 * Lets visitors buy shoots while the service's processes are killed at random, and counts afterwards what was lost.
 * Ends with 1 when anything was. `npm run soak -- [--kills 20] [--shoots 3] [--minutes 12] [--seed 1]`
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    shoots: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const SELFIES = 5;
const PORTRAITS = ['female-02', 'male-14', 'female-92', 'male-30'];
/** Time after the last delivery for mails, clean-up and jobs that wait for their next try. */
const QUIET_MS = 20_000;
/** Delay between visitors, so that some upload while others are at later stages. */
const LANE_APART_MS = 20_000;
const APP_SECRET = 'a secret that only this soak and its service know';
/** The secret that the service derives from its own (main/adapters/create-shared-adapters.ts). */
const WEBHOOK_SECRET = createHmac('sha256', APP_SECRET).update('sandbox-webhook').digest('base64url');

async function soak(): Promise<number> {
  const photos = photosFolder();
  if (!photos) return 2;
  const seed = Number(values.seed);
  const random = seededRandom(seed);
  const signal = AbortSignal.timeout(Number(values.minutes) * 60_000 - QUIET_MS);
  console.log(
    `soak: seed ${seed}, ${values.kills} kills, at least ${values.shoots} shoots, ${values.minutes} minutes at most`,
  );

  await using lichtbild = await startLichtbild({ APP_SECRET, LOG_LEVEL: 'info' });
  const records: VisitRecord[] = [];
  let killsDone = 0;

  /** Sends visitors one after the other until all kills are done, so that every kill hits some work. */
  const visitors = Array.from({ length: Number(values.shoots) }, async (_, lane) => {
    const selfies = await selfieSet(
      path.join(photos, 'portraits', `${PORTRAITS[lane % PORTRAITS.length]}.jpg`),
      SELFIES,
    );
    await sleep(lane * LANE_APART_MS);
    do {
      const record = newRecord(`visitor-${records.length + 1}`);
      records.push(record);
      const plan = {
        url: lichtbild.url,
        name: record.name,
        language: LANGUAGES[lane % LANGUAGES.length]!,
        style: random.pick(STYLE_IDS),
        selfies,
        chunkBytes: 16 * 1024,
        webhooks: { secret: WEBHOOK_SECRET, databaseUrl: lichtbild.databaseUrl, random, times: 10 },
      };
      await visit(plan, record, { signal }).catch((error: Error) => {
        const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
        record.error = `${error.message}${cause}`;
      });
    } while (killsDone < Number(values.kills) && !signal.aborted);
  });
  const kills = killAtRandom({
    lichtbild,
    random,
    kills: Number(values.kills),
    isUploading: () => records.some((record) => record.stage === 'upload'),
    signal,
    onKill: (kill, number) => {
      killsDone = number;
      logKill(kill, number);
    },
  });

  const done = await kills;
  await Promise.all(visitors);
  await sleep(QUIET_MS);
  printKills(done);
  printVisits(records);
  console.log(`log of the service: ${await saveLog(lichtbild.log())}`);
  const databaseUrl = await lichtbild.databaseUrl();
  if (!databaseUrl) {
    console.log('soak failed: the database did not come back');
    return 1;
  }
  const found = await audit({
    databaseUrl,
    storageDir: path.join(lichtbild.dataDir, 'files'),
    outboxDir: path.join(lichtbild.dataDir, 'outbox'),
    shootIds: records.flatMap((record) => (record.orderId && record.shootId ? [record.shootId] : [])),
  });
  const losses = printAudit(found) + records.filter((record) => !record.delivered).length;
  const tooFew = done.length < Number(values.kills);
  if (tooFew) console.log(`only ${done.length} of ${values.kills} kills in the time given`);
  const spared = PHASES_TO_HIT.filter((phase) => !done.some((kill) => kill.phases.includes(phase)));
  if (spared.length > 0) console.log(`no kill during ${spared.join(', ')}`);
  const failed = losses > 0 || tooFew || spared.length > 0;
  console.log(failed ? `soak failed: ${losses} losses` : 'soak passed: nothing lost');
  return failed ? 1 : 0;
}

function logKill(kill: Kill, number: number): void {
  const seconds = (kill.atMs / 1000).toFixed(1).padStart(6);
  console.log(
    `${seconds} s  kill ${String(number).padStart(2)}: ${kill.program} during ${kill.phases.join(', ')}`,
  );
}

async function saveLog(log: string): Promise<string> {
  await mkdir('test-results', { recursive: true });
  const file = path.join('test-results', 'soak.log');
  await writeFile(file, log);
  return file;
}

process.exitCode = await soak();
