import { expect, it } from 'vitest';
import { begin, view } from '../../../../test/draft-visit.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { FAKE_OFFER } from '../../../../test/fake-offer.ts';
import { createShootWorld } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';

const JACKET = { garment: 'suit-jacket', dye: 'charcoal' };

it('stores the wish for clothes with the draft; the default is a mix', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor, view: opened } = await begin(world);
  expect(opened.clothes).toBe('mix');
  for (const clothes of ['own', 'business', [JACKET]]) {
    const answer = await visitor.json('PUT', '/api/shoot/clothes', { clothes });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ clothes });
  }
  expect((await view(visitor)).clothes).toEqual([JACKET]);
  const { visitor: other } = await begin(world);
  expect((await view(other)).clothes, 'somebody else’s draft').toBe('mix');
});

it.each([
  [{ clothes: 'pyjamas' }, 'clothes-unknown'],
  [{}, 'clothes-unknown'],
  [{ clothes: [] }, 'clothes-missing'],
  [{ clothes: [{ garment: 'suit-jacket', dye: 'camel' }] }, 'clothes-not-offered'],
  [{ clothes: [JACKET, JACKET] }, 'clothes-repeated'],
  [{ clothes: Array<object>(13).fill(JACKET) }, 'clothes-too-many'],
])('refuses %j with %s in three languages, and leaves the earlier wish', async (body, error) => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor } = await begin(world);
  const messages = new Set<string>();
  for (const language of ['en', 'de', 'es']) {
    const headers = { 'Accept-Language': language };
    const response = await visitor.json('PUT', '/api/shoot/clothes', body, headers);
    expect(response.status).toBe(422);
    const answer = (await response.json()) as { error: string; message: string };
    expect(answer.error).toBe(error);
    messages.add(answer.message);
  }
  expect(messages.size).toBe(3);
  expect((await view(visitor)).clothes).toBe('mix');
});

it('without an offer accepts only wishes without garments', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  const put = (clothes: unknown) => visitor.json('PUT', '/api/shoot/clothes', { clothes });
  expect((await put('business')).status).toBe(422);
  expect((await put([JACKET])).status).toBe(422);
  expect((await put('own')).status).toBe(200);
});

it('needs a draft, and counts as a change', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const stranger = world.visitor();
  expect((await stranger.json('PUT', '/api/shoot/clothes', { clothes: 'own' })).status).toBe(404);
  const { visitor } = await begin(world);
  world.limited.add('change');
  expect((await visitor.json('PUT', '/api/shoot/clothes', { clothes: 'own' })).status).toBe(429);
});

it('accepts a photo that ends at the shoulders only when garments are wished for', async () => {
  await using world = await createShootWorld({ offer: FAKE_OFFER });
  const { visitor } = await begin(world);
  for (const name of ['a', 'b', 'c', 'd']) await upload(visitor, fakeSelfie({ name }));
  await upload(visitor, fakeSelfie({ name: 'e', refused: 'no-crop' }));
  await upload(visitor, fakeSelfie({ name: 'f', refused: 'no-crop', undressable: 'neck-hidden' }));
  await world.drain();
  await visitor.json('PUT', '/api/shoot/choice', { packageId: 'basic', styles: ['warm'] });
  await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email: 'jo@example.com' });
  await visitor.json('PUT', '/api/shoot/clothes', { clothes: 'own' });
  const ticks = { terms: true, likeness: true, startBeforeWithdrawalEnds: true };
  await visitor.json('POST', '/api/shoot/consents', ticks);
  const own = await view(visitor);
  expect(own).toMatchObject({ acceptedCount: 4, state: 'draft' });
  expect(own.selfies.slice(4)).toMatchObject([
    { state: 'accepted', cautions: ['needs-clothes'] },
    { state: 'rejected', reasons: ['no-crop'] },
  ]);
  await visitor.json('PUT', '/api/shoot/clothes', { clothes: 'business' });
  expect(await view(visitor)).toMatchObject({ acceptedCount: 5, state: 'ready_to_pay' });
});
