import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../platform/storage/memory-storage.ts';
import { createExamplePictures } from './example-pictures.ts';

const NAME = '0123456789abcdef';

async function serve() {
  const storage = createMemoryStorage();
  await storage.put(`examples/pictures/${NAME}.avif`, Buffer.from('an AVIF'));
  await storage.put('examples/manifest.json', Buffer.from('{}'));
  await storage.put('shoots/secret/headshots/001.jpg', Buffer.from('somebody'));
  return createExamplePictures({ storage });
}

it('responds with the picture, which anybody may cache forever', async () => {
  const answer = await (await serve()).request(`/examples-media/${NAME}.avif`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('an AVIF');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

it('responds to HEAD without the picture', async () => {
  const answer = await (await serve()).request(`/examples-media/${NAME}.avif`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '7', '']);
});

it.each([
  `${NAME}.webp`,
  `${NAME}.jpg`,
  `${NAME}`,
  'manifest.json',
  '..%2fmanifest.json',
  '..%2f..%2fshoots%2fsecret%2fheadshots%2f001.jpg',
  `x${NAME}.avif`,
])('responds to %s with 404, which nobody may cache', async (name) => {
  const answer = await (await serve()).request(`/examples-media/${name}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
