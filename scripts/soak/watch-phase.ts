import pg from 'pg';

/** The phases of a shoot's life in which a kill can happen. */
export const PHASES = ['upload', 'preparation', 'rendering', 'delivery', 'between'] as const;
export type Phase = (typeof PHASES)[number];

interface Counts {
  readonly uploading: boolean;
  readonly checking: number;
  readonly rendering: number;
  readonly delivering: number;
}

/** Returns the phases that shoots are in now; none while the database is unreachable. */
export async function currentPhases(
  databaseUrl: string | undefined,
  isUploading: () => boolean,
): Promise<readonly Phase[]> {
  const counts = databaseUrl ? await count(databaseUrl, isUploading()).catch(() => undefined) : undefined;
  if (!counts) return [];
  const phases: Phase[] = [];
  if (counts.uploading) phases.push('upload');
  if (counts.checking > 0) phases.push('preparation');
  if (counts.rendering > 0) phases.push('rendering');
  if (counts.delivering > 0) phases.push('delivery');
  return phases;
}

async function count(databaseUrl: string, uploading: boolean): Promise<Counts> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined); // the query below is rejected with it
  await client.connect();
  try {
    // Delivery lasts from the last picture until the mail about the gallery is sent.
    const found = await client.query<{ checking: number; rendering: number; delivering: number }>(`
      select
        (select count(*)::int from selfies where state = 'checking') as checking,
        (select count(*)::int from shoots s where state in ('paid', 'rendering')
          and (select count(*) from headshots where shoot_id = s.id) < 11) as rendering,
        (select count(*)::int from shoots s where state = 'rendering'
          and (select count(*) from headshots where shoot_id = s.id) >= 11)
        + (select count(*)::int from mails where kind = 'gallery-ready' and sent_at is null) as delivering`);
    return { uploading, ...found.rows[0]! };
  } finally {
    await client.end();
  }
}
