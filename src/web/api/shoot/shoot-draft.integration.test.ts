import { expect, it } from 'vitest';
import { begin, view } from '../../../../test/draft-visit.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { createShootWorld } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import { countsBetween } from '../../../features/analytics/event-count-store.server.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';

it('creates a draft once, with an http-only cookie of a day', async () => {
  await using world = await createShootWorld();
  const visitor = world.visitor();
  const first = await visitor.send('POST', '/api/shoot', { headers: { 'Accept-Language': 'de-CH' } });
  expect(first.status).toBe(201);
  const cookie = first.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^lichtbild_shoot=[\w-]{22}\.[\w-]{22};/);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).toContain('Max-Age=86400');
  expect(first.headers.get('Cache-Control')).toBe('private, no-store');

  const draft = (await first.json()) as ShootView;
  expect(draft).toMatchObject({
    state: 'draft',
    language: 'de',
    selfies: [],
    acceptedCount: 0,
    paid: false,
    expiresAt: '2026-11-22T10:00:00.000Z',
  });
  const again = await visitor.send('POST', '/api/shoot');
  expect(again.status).toBe(200);
  expect(((await again.json()) as ShootView).id).toBe(draft.id);
});

it('counts new drafts only, because the page requests its own before every photo', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  world.limited.add('shoot');
  expect((await visitor.send('POST', '/api/shoot')).status).toBe(200);
  expect((await world.visitor().send('POST', '/api/shoot')).status).toBe(429);
});

it('responds alike to no cookie, a forged one, another visitor’s and an erased shoot', async () => {
  await using world = await createShootWorld();
  const { visitor, view: own } = await begin(world);
  const stranger = world.visitor();
  const answers = [await stranger.send('GET', '/api/shoot')];
  for (const value of [
    `${own.id}.${'A'.repeat(22)}`,
    `${own.id}.`,
    own.id,
    `${'B'.repeat(22)}.${visitor.jar.get('lichtbild_shoot')?.split('.')[1]}`,
  ]) {
    stranger.jar.set('lichtbild_shoot', value);
    answers.push(await stranger.send('GET', '/api/shoot'));
  }
  const gone = world.context.ids.newId();
  stranger.jar.set('lichtbild_shoot', `${gone}.${world.context.capabilities.keyFor('draft', gone)}`);
  answers.push(await stranger.send('GET', '/api/shoot'));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(404));
  expect(new Set(bodies).size).toBe(1);
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ error: 'shoot-not-found' });
});

it('goes from selfies to ready to pay, step by step', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await upload(visitor, fakeSelfie({ name }));
  expect((await view(visitor)).selfies.map((selfie) => selfie.state)).toEqual(Array(5).fill('checking'));
  await world.drain();
  const checked = await view(visitor);
  expect(checked).toMatchObject({ state: 'draft', acceptedCount: 5, compareState: 'none' });
  expect(checked.preview).toMatchObject({ state: 'ready', style: 'corporate' });
  const preview = await visitor.send('GET', checked.preview.url ?? '');
  expect(await preview.text()).toMatch(/^PREVIEW Lichtbild\/Free preview\/Preview only \w+ corporate 512 /);
  const thumbnail = await visitor.send('GET', checked.selfies[2]?.thumbnailUrl ?? '');
  expect(await thumbnail.text()).toBe('THUMBNAIL c');
  expect(thumbnail.headers.get('Cache-Control')).toBe('private, no-store');

  await visitor.json('PUT', '/api/shoot/choice', { packageId: 'basic', styles: ['warm'] });
  await visitor.json('PUT', '/api/shoot/customer', { firstName: ' Jo ', email: 'jo@example.com' });
  await visitor.json('POST', '/api/shoot/consents', { terms: true, likeness: true });
  expect((await view(visitor)).state).toBe('draft');
  const last = await visitor.json('POST', '/api/shoot/consents', { startBeforeWithdrawalEnds: true });
  expect(await last.json()).toMatchObject({
    state: 'ready_to_pay',
    packageId: 'basic',
    styles: ['warm'],
    email: 'jo@example.com',
    firstName: 'Jo',
    compareState: 'queued',
    progress: { prepared: 0, selfies: 5, done: 0, total: 12 },
  });
  await world.drain();
  expect((await view(visitor)).compareState).toBe('done');
  expect(world.engine.held()).toBe(0);
});

it('compares selfies only with consent, and deletes the results when it is withdrawn', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  for (const name of ['a', 'b', 'c']) await upload(visitor, fakeSelfie({ name }));
  await upload(visitor, fakeSelfie({ name: 'a' }));
  await upload(visitor, fakeSelfie({ name: 'x', person: 'somebody else' }));
  await world.drain();
  expect(world.engine.calls).not.toContain('compare');
  expect((await view(visitor)).acceptedCount).toBe(5);

  await visitor.json('POST', '/api/shoot/consents', { likeness: true });
  await world.drain();
  const compared = await view(visitor);
  expect(compared.selfies.map((selfie) => selfie.reasons)).toEqual([
    [],
    [],
    [],
    ['duplicate'],
    ['other-person'],
  ]);
  expect(compared).toMatchObject({ acceptedCount: 3, compareState: 'done' });

  await visitor.json('POST', '/api/shoot/consents', { likeness: false });
  expect(await view(visitor)).toMatchObject({ acceptedCount: 5, compareState: 'none', consents: {} });
});

it('compares again when a selfie was added or removed', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  await visitor.json('POST', '/api/shoot/consents', { likeness: true });
  const original = await upload(visitor, fakeSelfie({ name: 'a' }));
  await upload(visitor, fakeSelfie({ name: 'b' }));
  await world.drain();
  await upload(visitor, fakeSelfie({ name: 'a' }));
  await world.drain();
  expect(await view(visitor)).toMatchObject({ acceptedCount: 2, compareState: 'done' });
  await visitor.send('DELETE', `/api/shoot/selfies/${original}`);
  await world.drain();
  expect(await view(visitor)).toMatchObject({ acceptedCount: 2, compareState: 'done' });
});

it('shows why a selfie is refused and stores nothing of its image', async () => {
  await using world = await createShootWorld();
  const { visitor, view: draft } = await begin(world);
  const blurred = await upload(visitor, fakeSelfie({ name: 'a', refused: 'blurred' }));
  const empty = await upload(visitor, new Uint8Array());
  const text = await upload(visitor, Buffer.from('<html>'));
  await world.drain();
  const { selfies } = await view(visitor);
  expect(selfies).toMatchObject([
    { id: blurred, uploadId: blurred, state: 'rejected', reasons: ['blurred'] },
    { id: empty, state: 'rejected', reasons: ['unreadable'] },
    { id: text, state: 'rejected', reasons: ['unreadable'] },
  ]);
  expect(selfies.map((selfie) => selfie.thumbnailUrl !== undefined)).toEqual([true, false, false]);
  const files = await world.context.storage.list(`shoots/${draft.id}/selfies/`);
  expect(files.map((file) => file.key)).toEqual([`shoots/${draft.id}/selfies/${blurred}/thumbnail.jpg`]);
});

it('counts refused selfies by their reason, each once', async () => {
  await using world = await createShootWorld();
  const { visitor, view: draft } = await begin(world);
  const blurred = await upload(visitor, fakeSelfie({ name: 'a', refused: 'blurred' }));
  await upload(visitor, new Uint8Array());
  await upload(visitor, Buffer.from('<html>'));
  await upload(visitor, fakeSelfie({ name: 'b' }));
  await world.drain();
  // A job may run again after a crash.
  const job = { shootId: draft.id, selfieId: blurred };
  await world.context.db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.prepare', job));
  await world.drain();
  const counts = await countsBetween(world.context.db, '2026-11-21', '2026-11-21');
  expect(counts).toEqual([
    { day: '2026-11-21', name: 'selfie-refused', detail: 'blurred', language: 'en', count: 1 },
    { day: '2026-11-21', name: 'selfie-refused', detail: 'unreadable', language: 'en', count: 2 },
  ]);
});

it('removes a selfie with all its files, and renders another preview', async () => {
  await using world = await createShootWorld();
  const { visitor, view: draft } = await begin(world);
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c']) ids.push(await upload(visitor, fakeSelfie({ name })));
  await world.drain();
  const removed = await visitor.send('DELETE', `/api/shoot/selfies/${ids[0]}`);
  expect(await removed.json()).toMatchObject({ acceptedCount: 2, preview: { state: 'queued' } });
  const files = await world.context.storage.list(`shoots/${draft.id}/`);
  expect(files.filter((file) => file.key.includes(ids[0] ?? '-'))).toEqual([]);
  await world.drain();
  expect((await view(visitor)).preview.state).toBe('ready');
  expect((await visitor.send('DELETE', `/api/shoot/selfies/${ids[0]}`)).status).toBe(404);
  const stranger = (await begin(world)).visitor;
  expect((await stranger.send('DELETE', `/api/shoot/selfies/${ids[1]}`)).status).toBe(404);
  expect((await stranger.send('GET', `/api/shoot/selfies/${ids[1]}/thumbnail`)).status).toBe(404);
  expect((await view(visitor)).acceptedCount).toBe(2);
});

it.each([
  ['PUT', 'choice', { packageId: 'gold', styles: ['warm'] }, 422, 'package-unknown'],
  ['PUT', 'choice', { packageId: 'basic', styles: [...STYLE_IDS] }, 422, 'styles-too-many'],
  ['PUT', 'choice', { packageId: 'basic', styles: ['neon'] }, 422, 'style-unknown'],
  ['PUT', 'choice', { packageId: 'basic' }, 422, 'styles-missing'],
  ['PUT', 'customer', { firstName: 'J', email: 'x' }, 422, 'first-name-too-short'],
  ['PUT', 'customer', { firstName: 'Jo' }, 422, 'email-missing'],
  ['PUT', 'customer', { firstName: 'Jo', email: 'jo@example' }, 422, 'email-invalid'],
  ['POST', 'consents', { everything: true }, 400, 'body-invalid'],
  ['POST', 'consents', { likeness: 'yes' }, 400, 'body-invalid'],
  ['POST', 'consents', {}, 400, 'body-invalid'],
  ['POST', 'preview', { style: 'neon' }, 422, 'style-unknown'],
  ['POST', 'preview', [], 400, 'body-invalid'],
] as const)('%s %s %j gets %i %s in three languages', async (method, path, body, status, error) => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  const messages = new Set<string>();
  for (const language of ['en', 'de', 'es']) {
    const headers = { 'Accept-Language': language };
    const response = await visitor.json(method, `/api/shoot/${path}`, body, headers);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { error: string; message: string };
    expect(answer.error).toBe(error);
    expect(answer.message.length).toBeGreaterThan(10);
    messages.add(answer.message);
  }
  expect(messages.size).toBe(3);
});

it('refuses other sites, other content types, bodies too large or broken, and too many requests', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  const choice = { packageId: 'basic', styles: ['warm'] };
  const put = (headers: Record<string, string>) => visitor.json('PUT', '/api/shoot/choice', choice, headers);
  expect((await put({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await put({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
  expect((await put({ 'Content-Type': 'text/plain' })).status).toBe(400);
  expect((await put({ 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(400);
  const huge = { packageId: 'basic', styles: ['x'.repeat(20_000)] };
  expect((await visitor.json('PUT', '/api/shoot/choice', huge)).status).toBe(413);
  const broken = { body: '{"packageId"', headers: { 'Content-Type': 'application/json' } };
  expect((await visitor.send('PUT', '/api/shoot/choice', broken)).status).toBe(400);
  world.limited.add('change');
  const limited = await put({});
  expect(limited.status).toBe(429);
  expect(limited.headers.get('Retry-After')).toBe('60');
  expect((await view(visitor)).packageId).toBeUndefined();
});

it('creates a new draft when the old one is a day old', async () => {
  await using world = await createShootWorld();
  const { visitor, view: old } = await begin(world);
  world.time.now = new Date('2026-11-22T10:00:01Z');
  const next = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  expect(next.id).not.toBe(old.id);
});
