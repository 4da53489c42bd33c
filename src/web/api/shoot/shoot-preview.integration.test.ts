import { expect, it } from 'vitest';
import { begin, view } from '../../../../test/draft-visit.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { createShootWorld } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';

it('previews another style on demand, and the first again without rendering', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  const early = await visitor.json('POST', '/api/shoot/preview', { style: 'warm' });
  expect(await early.json()).toMatchObject({ error: 'too-few-selfies-for-preview' });
  await upload(visitor, fakeSelfie({ name: 'a' }));
  await world.drain();
  expect((await view(visitor)).preview.state, 'by itself only from the second on').toBe('none');
  await visitor.json('POST', '/api/shoot/preview', { style: 'warm' });
  await world.drain();
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready', style: 'warm' });
  await visitor.json('POST', '/api/shoot/preview', { style: 'corporate' });
  await world.drain();
  const back = await visitor.json('POST', '/api/shoot/preview', { style: 'warm' });
  expect(await back.json()).toMatchObject({ preview: { state: 'ready', style: 'warm' } });
  expect(world.engine.calls.filter((call) => call === 'renderPreview')).toHaveLength(2);
  expect(world.engine.calls, 'no more pixels than a preview shows').toContain(
    'prepare for 640 as first-preview',
  );
  await upload(visitor, fakeSelfie({ name: 'c' }));
  await world.drain();
  const before = world.engine.calls.filter((call) => call === 'warm up' || call.startsWith('check'));
  expect(before, 'only while there is no preview anything is made ready for it').toEqual([
    ...['warm up', 'check for 640'],
    'check',
  ]);
});

it('previews the requested selfie, whichever the most promising one is', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  const first = await upload(visitor, fakeSelfie({ name: 'a' }));
  await world.drain();
  const ask = async (wish: object) => {
    const answer = await visitor.json('POST', '/api/shoot/preview', { style: 'corporate', ...wish });
    expect(answer.status).toBe(200);
    await world.drain();
    const { preview } = await view(visitor);
    const picture = await visitor.send('GET', preview.url ?? '');
    return { selfieId: preview.selfieId, url: preview.url, picture: await picture.text() };
  };
  const ofFirst = await ask({ selfie: first });
  expect(ofFirst).toMatchObject({ selfieId: first, picture: expect.stringMatching(/ a$/) as string });

  const second = await upload(visitor, fakeSelfie({ name: 'turned' }));
  await world.drain();
  const ofSecond = await ask({ selfie: second });
  expect(ofSecond).toMatchObject({ selfieId: second, picture: expect.stringMatching(/ turned$/) as string });
  expect(ofSecond.url).not.toBe(ofFirst.url);
  expect(await ask({}), 'no selfie asked for: the most promising').toEqual(ofFirst);
  expect(world.engine.calls.filter((call) => call === 'renderPreview')).toHaveLength(2);

  const strange = await visitor.json('POST', '/api/shoot/preview', { style: 'warm', selfie: 'nobody' });
  expect(strange.status).toBe(404);
  expect((await visitor.send('GET', '/api/shoot/preview?style=corporate&selfie=nobody')).status).toBe(404);
  await visitor.send('DELETE', `/api/shoot/selfies/${second}`);
  expect((await visitor.send('GET', ofSecond.url ?? '')).status, 'gone with its selfie').toBe(404);
});

it('drops the request for a selfie that turns out not to work', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  const bad = await upload(visitor, fakeSelfie({ name: 'a', unpreparable: 'no-crop' }));
  await world.drain();
  await visitor.json('POST', '/api/shoot/preview', { style: 'warm', selfie: bad });
  await world.drain();
  expect(await view(visitor)).toMatchObject({ acceptedCount: 0, preview: { state: 'failed' } });
  for (const name of ['b', 'c']) await upload(visitor, fakeSelfie({ name }));
  await world.drain();
  expect((await view(visitor)).preview).toMatchObject({ state: 'ready', style: 'warm' });
});

it('reports before the payment when no framing fits', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  for (const name of ['a', 'b']) await upload(visitor, fakeSelfie({ name, unpreparable: 'no-crop' }));
  await world.drain();
  const shown = await view(visitor);
  expect(shown).toMatchObject({ acceptedCount: 0, preview: { state: 'failed' } });
  expect(shown.selfies.map((selfie) => selfie.reasons)).toEqual([['no-crop'], ['no-crop']]);
  for (const name of ['c', 'd']) await upload(visitor, fakeSelfie({ name }));
  await world.drain();
  expect(await view(visitor)).toMatchObject({ acceptedCount: 2, preview: { state: 'ready' } });
});
