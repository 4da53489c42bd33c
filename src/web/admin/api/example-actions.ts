import { Hono } from 'hono';
import { z } from 'zod';
import { err, type Result } from '../../../base/result.ts';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import {
  ADDED_EXAMPLES_MAX,
  type AddedExample,
  type ExampleChoice,
  type ExampleRefusal,
  planExample,
} from '../../../features/examples/added-example.ts';
import {
  deleteAddedExample,
  insertAddedExample,
  listAddedExamples,
} from '../../../features/examples/added-examples-store.server.ts';
import { showExample } from '../../../features/examples/hidden-examples-store.server.ts';
import { renderAddedExamples } from '../../../features/examples/request-examples.server.ts';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import type { WebContext } from '../../context.ts';
import { action, refuse } from './action.ts';
import { type OperatorRequest, type OperatorVariables, ownersOnly } from './operators-only.ts';

const id = z.string().max(100);
const exampleBody = z.object({
  portrait: id,
  style: z.enum(STYLE_IDS),
  /** A garment and its dye, such as `suit-tie/own`; empty for the person's own clothes. */
  clothes: z.string().max(200),
});

/** Adds pairs to the examples of the catalog, and removes added ones. Both change pages, so they are for owners only. */
export function createExampleActions(context: WebContext): Hono<{ Variables: OperatorVariables }> {
  const app = new Hono<{ Variables: OperatorVariables }>();
  app.post(
    `${DASHBOARD_API}/examples`,
    ownersOnly,
    action(exampleBody, (c, { clothes, ...choice }) => {
      const [garment = '', dye = ''] = clothes.split('/');
      return addExample(c, context, { ...choice, clothes: clothes === '' ? null : { garment, dye } });
    }),
  );
  app.post(
    `${DASHBOARD_API}/examples/:id/remove`,
    ownersOnly,
    action(z.object({}), (c) => removeExample(c, context, c.req.param('id') ?? '')),
  );
  return app;
}

/** POST {portrait, style, clothes} → 201 {id}: adds a pair, which the worker makes. */
async function addExample(
  c: OperatorRequest,
  { db, queue, clock }: Pick<WebContext, 'db' | 'queue' | 'clock'>,
  choice: ExampleChoice,
): Promise<Response> {
  const now = clock.now();
  const added = await db.transaction(async (tx): Promise<Result<AddedExample, ExampleRefusal>> => {
    const planned = planExample(choice, await listAddedExamples(tx));
    if (!planned.ok) return planned;
    const { id } = planned.value;
    if (!(await insertAddedExample(tx, planned.value, now))) return err('there-already');
    await recordAction(tx, { ...entryOf(c, now, id), action: 'added-example' });
    await renderAddedExamples({ queue }, tx, `added ${id}`);
    return planned;
  });
  if (added.ok) return c.json({ id: added.value.id }, 201);
  return refuse(c, { error: added.error, message: EXAMPLE_REFUSALS[added.error] });
}

const EXAMPLE_REFUSALS: Readonly<Record<ExampleRefusal, string>> = {
  unknown: 'There is no such person or garment any more. Reload the page.',
  'there-already': 'There is this pair already. Choose another style or other clothes.',
  'own-garment': 'This garment was cut from this person’s own photo, so the pair would show nothing.',
  'too-many': `There are ${ADDED_EXAMPLES_MAX} added pairs. Remove one first.`,
};

async function removeExample(
  c: OperatorRequest,
  { db, queue, clock }: Pick<WebContext, 'db' | 'queue' | 'clock'>,
  id: string,
): Promise<Response> {
  const now = clock.now();
  const isRemoved = await db.transaction(async (tx) => {
    if (!(await deleteAddedExample(tx, id))) return false;
    await showExample(tx, id);
    await recordAction(tx, { ...entryOf(c, now, id), action: 'removed-example' });
    await renderAddedExamples({ queue }, tx, `removed ${id} ${now.getTime()}`);
    return true;
  });
  if (isRemoved) return c.json({ done: true });
  return refuse(c, {
    error: 'gone',
    message: 'This pair was removed already. Reload the page.',
    status: 404,
  });
}

function entryOf(c: OperatorRequest, at: Date, subject: string) {
  return { at, operator: c.get('operator').email, subject };
}
