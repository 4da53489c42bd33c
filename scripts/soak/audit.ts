import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { PACKAGES } from '../../src/catalog/packages.ts';
import { storageKeys } from '../../src/features/shoots/storage-keys.ts';
import { derivedKey } from '../../src/platform/storage/derived-key.ts';
import { DEAD_LETTERS } from '../../src/platform/queue/queue-policies.ts';

export interface ShootAudit {
  readonly shootId: string;
  readonly state: string;
  readonly ordersPaid: number;
  readonly refunds: number;
  readonly headshots: number;
  /** Number of distinct files, by SHA-256. */
  readonly distinct: number;
  /** Hamming distance between the two most similar perceptual hashes. */
  readonly nearestBits: number;
  readonly galleryMails: number;
  readonly mailFiles: number;
  readonly losses: readonly string[];
}

export interface Audit {
  readonly shoots: readonly ShootAudit[];
  /** Losses that belong to no single shoot. */
  readonly losses: readonly string[];
}

/** No two pictures may have the same perceptual hash. */
const LEAST_BITS = 1;

/** Compares what was paid with rows, files and mails, and names everything that is missing or too much. */
export async function audit(options: {
  readonly databaseUrl: string;
  readonly storageDir: string;
  readonly outboxDir: string;
  readonly shootIds: readonly string[];
}): Promise<Audit> {
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    const query = async <Row>(text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows as Row[];
    const files = await filesBelow(options.storageDir);
    const mails = await outboxMails(options.outboxDir);
    const shoots: ShootAudit[] = [];
    for (const shootId of options.shootIds) {
      const own = files.filter((file) => file.startsWith(storageKeys.shoot(shootId)));
      shoots.push(await auditShoot(query, { shootId, files: own, mails, storageDir: options.storageDir }));
    }
    return { shoots, losses: await auditQueue(query, files) };
  } finally {
    await client.end();
  }
}

type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

async function auditShoot(
  query: Query,
  facts: {
    readonly shootId: string;
    readonly files: readonly string[];
    readonly mails: readonly { readonly id: string; readonly text: string }[];
    readonly storageDir: string;
  },
): Promise<ShootAudit> {
  const { shootId, files } = facts;
  const [shoot] = await query<{ state: string; package_id: 'basic' }>(
    'select state, package_id from shoots where id = $1',
    [shootId],
  );
  const orders = await query<{ state: string }>('select state from orders where shoot_id = $1', [shootId]);
  const headshots = await query<{ number: number; storage_key: string; perceptual_hash: string }>(
    'select number, storage_key, perceptual_hash from headshots where shoot_id = $1 order by number',
    [shootId],
  );
  const selfies = await query<{ id: string; state: string }>(
    'select id, state from selfies where shoot_id = $1',
    [shootId],
  );
  const mailRows = await query<{ id: string; sent_at: Date | null }>(
    `select id, sent_at from mails where shoot_id = $1 and kind = 'gallery-ready'`,
    [shootId],
  );
  const hashes = new Set<string>();
  for (const { storage_key } of headshots) {
    const bytes = await readFile(path.join(facts.storageDir, storage_key)).catch(() => undefined);
    if (bytes) hashes.add(createHash('sha256').update(bytes).digest('hex'));
  }
  const ordersPaid = orders.filter((order) => order.state === 'paid').length;
  const nearestBits = nearest(headshots.map((headshot) => headshot.perceptual_hash));
  const mailFiles = facts.mails.filter((mail) => mail.text.includes(`/gallery/${shootId}`)).length;
  const wanted = PACKAGES.basic.headshotCount;

  const expected = new Set([
    ...headshots.map((headshot) => headshot.storage_key),
    ...headshots.map((headshot) => derivedKey(headshot.storage_key, 'thumbnail')),
    ...selfies.map((selfie) => storageKeys.selfieThumbnail(shootId, selfie.id)),
    ...selfies
      .filter((selfie) => selfie.state === 'accepted')
      .map((selfie) => storageKeys.selfieClean(shootId, selfie.id)),
  ]);
  const check = (isFine: boolean, loss: string) => (isFine ? [] : [loss]);
  const losses = [
    ...check(shoot?.state === 'delivered', `state is ${shoot?.state ?? 'gone'}`),
    ...check(
      ordersPaid === 1 && orders.length === 1,
      `orders: ${orders.map((order) => order.state).join(', ')}`,
    ),
    ...check(headshots.length === wanted, `${headshots.length} pictures instead of ${wanted}`),
    ...check(hashes.size === wanted, `${hashes.size} distinct files instead of ${wanted}`),
    ...check(nearestBits >= LEAST_BITS, `two pictures differ by ${nearestBits} bits only`),
    ...check(
      mailRows.length === 1 && mailRows[0]?.sent_at !== null,
      `${mailRows.length} gallery mails, sent: ${mailRows.map((row) => row.sent_at !== null).join()}`,
    ),
    ...check(mailFiles === 1, `${mailFiles} gallery mails in the outbox`),
    ...files.filter((file) => !expected.has(file)).map((file) => `orphan file ${file}`),
    ...[...expected].filter((file) => !files.includes(file)).map((file) => `missing file ${file}`),
  ];
  return {
    shootId,
    state: shoot?.state ?? 'gone',
    ordersPaid,
    refunds: orders.filter((order) => order.state.startsWith('refund')).length,
    headshots: headshots.length,
    distinct: hashes.size,
    nearestBits,
    galleryMails: mailRows.length,
    mailFiles,
    losses,
  };
}

/** Lists jobs that were given up or are stuck, and files of shoots that do not exist. */
async function auditQueue(query: Query, files: readonly string[]): Promise<readonly string[]> {
  const open = await query<{ name: string; state: string; count: string }>(
    `select name, state::text, count(*) from pgboss.job
      where name = $1 or (state in ('created', 'retry', 'active', 'failed') and start_after < now() and name not like '\\_\\_%')
      group by 1, 2`,
    [DEAD_LETTERS],
  );
  const known = new Set((await query<{ id: string }>('select id from shoots')).map((row) => row.id));
  const strangers = files.filter((file) => !known.has(file.split('/')[1] ?? ''));
  return [
    ...open.map((job) => `${job.count} jobs of ${job.name} are ${job.state}`),
    ...strangers.map((file) => `file of no shoot: ${file}`),
  ];
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

async function outboxMails(folder: string): Promise<{ id: string; text: string }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(
      async (name) =>
        JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { id: string; text: string },
    ),
  );
}

function nearest(hashes: readonly string[]): number {
  let least = 64;
  hashes.forEach((hash, index) => {
    for (const other of hashes.slice(0, index)) least = Math.min(least, bitsBetween(hash, other));
  });
  return least;
}

function bitsBetween(a: string, b: string): number {
  return (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length;
}
