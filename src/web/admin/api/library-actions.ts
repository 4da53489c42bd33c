import { Hono } from 'hono';
import { z } from 'zod';
import { LIMITS } from '../../../catalog/limits.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { hideExample, showExample } from '../../../features/examples/hidden-examples-store.server.ts';
import { listExamples } from '../../../features/examples/operator/list-examples.server.ts';
import type { AuditAction } from '../../../features/operators/audit/audit-action.ts';
import { recordAction } from '../../../features/operators/audit/audit-store.server.ts';
import { hideGarment, showGarment } from '../../../features/wardrobe/hidden-garments-store.server.ts';
import { addGarment, type GarmentProblem } from '../../../features/wardrobe/operator/add-garment.server.ts';
import { listGarments } from '../../../features/wardrobe/operator/list-garments.server.ts';
import { wardrobeKeys } from '../../../features/wardrobe/wardrobe-manifest.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { readBody } from '../../api/read-body.ts';
import { refuseBody } from '../../api/refuse-body.ts';
import type { WebContext } from '../../context.ts';
import { action, refuse } from './action.ts';
import { type OperatorRequest, type OperatorVariables, ownersOnly } from './operators-only.ts';

const GARMENT_MAX_BYTES = LIMITS.uploadMaxBytes + 512 * 1024;
const shownBody = z.object({ isShown: z.boolean() });
const OFF = {
  error: 'wardrobe-off',
  message: 'Clothes are turned off (WARDROBE=off), so there is nothing to add to.',
} as const;

interface Change {
  readonly kind: 'example' | 'garment';
  readonly id: string;
  readonly isShown: boolean;
}

/** Hides examples and garments, shows them again, and adds garments. All of it changes pages, so it is for owners only. */
export function createLibraryActions(context: WebContext): Hono<{ Variables: OperatorVariables }> {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const { storage, houseGarments } = context;
  const idOf = (c: OperatorRequest) => c.req.param('id') ?? '';

  app.post(
    `${DASHBOARD_API}/examples/:id/shown`,
    ownersOnly,
    action(shownBody, async (c, { isShown }) => {
      const pairs = (await listExamples(storage))?.pairs ?? [];
      if (!pairs.some(({ id }) => id === idOf(c))) return refuseUnknown(c, 'example');
      return changeShown(c, context, { kind: 'example', id: idOf(c), isShown });
    }),
  );
  app.post(
    `${DASHBOARD_API}/garments/:id/shown`,
    ownersOnly,
    action(shownBody, async (c, { isShown }) => {
      const garments = houseGarments ? await listGarments(storage, houseGarments) : [];
      if (!garments.some(({ id }) => id === idOf(c))) return refuseUnknown(c, 'garment');
      return changeShown(c, context, { kind: 'garment', id: idOf(c), isShown });
    }),
  );
  app.get(`${DASHBOARD_API}/garment-pictures/:key`, async (c) => {
    const key = c.req.param('key');
    const picture = /^[0-9a-f]{32}$/.test(key) && (await storage.get(wardrobeKeys.cutout(key)));
    if (!picture) return c.json({ error: 'not-found' }, 404);
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/png',
      // The key changes with the picture.
      'Cache-Control': 'private, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.post(`${DASHBOARD_API}/garments`, ownersOnly, (c) => receiveGarment(c, context));
  return app;
}

function refuseUnknown(c: OperatorRequest, kind: Change['kind']): Response {
  return refuse(c, {
    error: 'gone',
    message: `There is no such ${kind} any more. Reload the page.`,
    status: 404,
  });
}

async function changeShown(
  c: OperatorRequest,
  { db, clock }: Pick<WebContext, 'db' | 'clock'>,
  { kind, id, isShown }: Change,
): Promise<Response> {
  const now = clock.now();
  const isChanged = await db.transaction(async (tx) => {
    const changed = await CHANGES[kind][isShown ? 'show' : 'hide'](tx, id, now);
    const who = { at: now, operator: c.get('operator').email };
    const name: AuditAction = `${isShown ? 'showed' : 'hid'}-${kind}`;
    if (changed) await recordAction(tx, { ...who, action: name, subject: id });
    return changed;
  });
  if (isChanged) return c.json({ done: true });
  const message = `Another operator has ${isShown ? 'shown' : 'hidden'} this ${kind} in the meantime. Reload the page.`;
  return refuse(c, { error: isShown ? 'shown-already' : 'hidden-already', message });
}

type ChangeShown = (tx: Transaction, id: string, now: Date) => Promise<boolean>;

const CHANGES: Readonly<Record<Change['kind'], Readonly<Record<'hide' | 'show', ChangeShown>>>> = {
  example: { hide: hideExample, show: showExample },
  garment: { hide: hideGarment, show: showGarment },
};

/** POST multipart with `photo`, `description` and, to replace a garment, `replaces`. */
async function receiveGarment(c: OperatorRequest, context: WebContext): Promise<Response> {
  const { houseGarments: house, engine, db, clock } = context;
  if (!house) return refuse(c, OFF);
  const body = await readBody(c.req.raw, GARMENT_MAX_BYTES);
  if (!body.ok) return refuseBody(c, body.error === 'body-too-large' ? body.error : 'body-invalid');
  const form = await readForm(c.req.header('content-type'), body.value);
  const photo = form?.get('photo');
  const description = form?.get('description');
  if (!(photo instanceof File) || typeof description !== 'string') return refuseBody(c, 'body-invalid');
  if (photo.size === 0) {
    return refuse(c, { error: 'photo-missing', field: 'photo', message: 'Choose the photo.' });
  }
  const bytes = new Uint8Array(await photo.arrayBuffer());
  // The files are in the data folder, so the entry cannot be in one transaction with them, and is written before.
  const onAccepted = (subject: string) =>
    db.transaction((tx) =>
      recordAction(tx, {
        ...{ at: clock.now(), operator: c.get('operator').email, action: 'added-garment', subject },
      }),
    );
  const added = await addGarment(
    { engine, house, onAccepted },
    { photo: { bytes, fileName: photo.name }, description, replaces: form?.get('replaces') === 'true' },
  );
  if (!added.ok) return refuseGarment(c, added.problem);
  return c.json({ id: added.id }, 201);
}

async function readForm(contentType: string | undefined, bytes: Uint8Array): Promise<FormData | undefined> {
  if (!contentType?.startsWith('multipart/form-data')) return undefined;
  const request = new Response(Buffer.from(bytes), { headers: { 'Content-Type': contentType } });
  // It throws a TypeError for a body that is no form.
  return request.formData().catch(() => undefined);
}

function refuseGarment(c: OperatorRequest, problem: GarmentProblem): Response {
  const { error } = problem;
  switch (error) {
    case 'description-invalid':
      return refuse(c, {
        ...{ error, field: 'description' },
        message: `The file does not describe a garment: ${problem.problem}.`,
      });
    case 'photo-unreadable':
      return refuse(c, {
        ...{ error, field: 'photo' },
        message: 'The photo cannot be read: save it again as JPEG.',
      });
    case 'garment-exists':
      return refuse(c, {
        error,
        message: 'There is a garment with this id. Choose another id, or tick that it is replaced.',
      });
  }
}
