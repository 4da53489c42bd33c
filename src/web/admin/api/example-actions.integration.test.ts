import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { killableDashboard } from '../../../../test/killable-dashboard.ts';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import { EXAMPLE_PORTRAITS } from '../../../catalog/example-portraits.ts';
import { listAddedExamples } from '../../../features/examples/added-examples-store.server.ts';
import { hideExample, listHiddenExamples } from '../../../features/examples/hidden-examples-store.server.ts';
import { listAudit } from '../../../features/operators/audit/audit-store.server.ts';
import type { Database } from '../../../platform/db/database.ts';
import { auditEntries } from '../../../platform/db/tables/operators.ts';

const PAIR = { portrait: 'grey-blazer', style: 'warm', clothes: '' };
const ID = 'grey-blazer-warm';

async function listRenderJobs(db: Database) {
  const { rows } = await db.execute(sql`select id from pgboss.job where name = 'examples.render'`);
  return rows;
}

it('adds a pair once, has the worker make it, and removes it with its hiding', async () => {
  const bench = await openDashboard();
  const { db } = bench.context;
  const owner = await bench.operator();
  const answers = await Promise.all([owner.post('/examples', PAIR), owner.post('/examples', PAIR)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await listAddedExamples(db)).toMatchObject([{ id: ID, garment: null }]);
  expect(await listRenderJobs(db)).toHaveLength(1);
  const dressed = { ...PAIR, clothes: 'polo/black' };
  expect((await owner.post('/examples', dressed)).status).toBe(201);
  await db.transaction((tx) => hideExample(tx, ID, bench.time.now));
  const remove = () => owner.post(`/examples/${ID}/remove`);
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect(await listAddedExamples(db)).toMatchObject([{ garment: 'polo', dye: 'black' }]);
  expect([...(await listHiddenExamples(db))]).toEqual([]);
  expect(await listRenderJobs(db)).toHaveLength(3);
  expect(await listAudit(bench.database.db, { limit: 9 })).toMatchObject([
    { action: 'removed-example', subject: ID },
    { action: 'added-example', subject: `${ID}-polo` },
    { action: 'added-example', subject: ID, operator: OWNER },
  ]);
});

it.each([
  [{ ...PAIR, portrait: 'nobody' }, 409],
  [{ ...PAIR, clothes: 'toga' }, 409],
  [{ ...PAIR, style: 'baroque' }, 400],
])('refuses %j', async (pair, status) => {
  const bench = await openDashboard();
  const owner = await bench.operator();
  expect((await owner.post('/examples', pair)).status).toBe(status);
  expect(await listRenderJobs(bench.context.db)).toEqual([]);
});

it('is for owners only', async () => {
  const bench = await openDashboard();
  const support = await bench.operator(SUPPORT);
  expect((await support.post('/examples', PAIR)).status).toBe(403);
  expect((await support.post(`/examples/${ID}/remove`)).status).toBe(403);
});

it('stores, records and enqueues together, wherever the process is killed', async () => {
  const bench = await openDashboard();
  const { db } = bench.context;
  const { crash, post } = await killableDashboard(bench);
  const pairs = EXAMPLE_PORTRAITS.flatMap(({ id, looks }) =>
    STYLE_IDS.filter((style) => !looks.some((look) => look.style === style)).map((style) => ({
      ...{ portrait: id, style, clothes: '' },
    })),
  );
  let next = 0;
  await killAtEveryStep(
    crash,
    async () => pairs[next++]!,
    async (pair) => {
      expect([201, 409]).toContain(await post('/examples', pair));
    },
    async ({ portrait, style }, killedAt) => {
      const id = `${portrait}-${style}`;
      expect(
        (await listAddedExamples(db)).map((one) => one.id),
        killedAt,
      ).toContain(id);
      expect(await db.$count(auditEntries, eq(auditEntries.subject, id)), killedAt).toBe(1);
      expect(await listRenderJobs(db), killedAt).toHaveLength(next);
    },
  );
});
