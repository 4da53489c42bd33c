import { expect, it, onTestFinished } from 'vitest';
import { photoBytes, photoNames, photosFolder } from '../../../test/photos.ts';
import { createThreadedPhotoMeasurer } from './threaded-photo-measurer.ts';

const hasPhotos = photosFolder() !== undefined;

function measurer(options?: Parameters<typeof createThreadedPhotoMeasurer>[0]) {
  const created = createThreadedPhotoMeasurer(options);
  onTestFinished(() => created.close());
  return created;
}

it('refuses bytes that are no photo', { timeout: 60_000 }, async () => {
  expect(await measurer().measure(new Uint8Array(10), { wantsCopy: false })).toEqual({
    ok: false,
    error: 'unreadable',
  });
});

it.runIf(hasPhotos)(
  'refuses at once when too many photos wait, and measures on',
  { timeout: 60_000 },
  async () => {
    const { measure } = measurer({ maxPending: 2 });
    const photo = photoBytes('portraits/female-06.jpg');
    const answers = await Promise.all(Array.from({ length: 5 }, () => measure(photo, { wantsCopy: false })));
    expect(answers.map((answer) => (answer.ok ? 'measured' : answer.error))).toEqual([
      ...['measured', 'measured', 'busy', 'busy', 'busy'],
    ]);
    expect(await measure(photo, { wantsCopy: false })).toMatchObject({ ok: true });
  },
);

it.runIf(hasPhotos)('makes a small upright copy without metadata', { timeout: 60_000 }, async () => {
  const measured = await measurer().measure(photoBytes('hostile/upside_down_pixels.jpg'), {
    wantsCopy: true,
  });
  if (!measured.ok) throw new Error(measured.error);
  const { copy, measures } = measured.value;
  expect([...copy!.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(Buffer.from(copy!).includes('Exif')).toBe(false);
  // The eyes of the upright copy are above its middle.
  expect(measures.marks.eyes[1]).toBeLessThan(0.5);
});

it.runIf(hasPhotos)('answers for every hostile file, and goes on', { timeout: 120_000 }, async () => {
  const { measure } = measurer();
  const refused: string[] = [];
  for (const name of photoNames('hostile')) {
    const answer = await measure(photoBytes(name), { wantsCopy: true });
    if (!answer.ok) refused.push(`${name.replace('hostile/', '')}: ${answer.error}`);
  }
  expect(refused).toEqual([
    'animated.gif: unreadable',
    'bomb_144MP_rgb.png: too-many-pixels',
    'bomb_400MP_1bit_gray.png: too-many-pixels',
    'bomb_header_only_2500MP.png: too-many-pixels',
    'bomb_ztxt_80MB.png: no-face',
    'empty.jpg: unreadable',
    'exe_named.png: unreadable',
    'html_named.jpg: unreadable',
    'random_bytes.jpg: unreadable',
    'svg_masquerading.png: unreadable',
    'svg_xxe.jpg: unreadable',
    'tiny_face_64px_in_12MP.jpg: no-face',
    'truncated_half.jpg: unreadable',
    'truncated_header.jpg: unreadable',
    'truncated_progressive.jpg: unreadable',
  ]);
});
