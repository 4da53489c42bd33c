import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GARMENTS } from '../src/catalog/garments.ts';
import { cutWardrobe } from '../src/features/wardrobe/cut-wardrobe.server.ts';
import { createWardrobeRefresher } from '../src/features/wardrobe/refresh-wardrobe.server.ts';
import { listWantedGarments } from '../src/features/wardrobe/wanted-garments.ts';
import { readManifest } from '../src/features/wardrobe/wardrobe-files.server.ts';
import { wardrobeKeys } from '../src/features/wardrobe/wardrobe-manifest.ts';
import type { Corner, GarmentShape, WardrobeItem } from '../src/imaging/garment.ts';
import { createStudioEngine } from '../src/imaging/recipes/studio-engine.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createFolderPortraits } from '../src/platform/portraits/folder-portraits.ts';
import { createMemoryStorage } from '../src/platform/storage/memory-storage.ts';
import { photosFolder } from './photos.ts';

const photos = photosFolder();

describe.skipIf(!photos)('garments with the real engine (needs the photos folder)', () => {
  const portraits = createFolderPortraits(join(photos ?? '', 'portraits'));

  it('finds every listed photo with its checksum', async () => {
    for (const garment of GARMENTS)
      expect(await portraits.read(garment), garment.id).toMatchObject({ ok: true });
  });

  it('cuts a garment, stores it, and gives it to an engine', { timeout: 120_000 }, async () => {
    const engine = createStudioEngine({ threads: 1 });
    onTestFinished(() => engine.close());
    const storage = createMemoryStorage();
    const wanted = listWantedGarments(
      GARMENTS.filter(({ id }) => id === 'suit-jacket'),
      [],
    );
    const ports = { engine, storage, photos: { portraits, house: storage }, clock: systemClock };
    expect(await cutWardrobe(ports, wanted)).toEqual({ made: 1, kept: 0, missing: [] });
    const [ready] = (await readManifest(storage))!.garments;
    const cutout = await sharp(await storage.get(wardrobeKeys.cutout(ready!.key))).stats();
    expect(cutout.isOpaque).toBe(false);
    const own = ready!.dyes.find(({ id }) => id === 'own')!;
    // The jacket on the photo is dark.
    for (const value of own.swatch.match(/[0-9a-f]{2}/g)!) expect(parseInt(value, 16)).toBeLessThan(110);
    const used: WardrobeItem[] = [];
    await createWardrobeRefresher({
      ...{ storage, listHidden: async () => new Set<string>() },
      engine: { useWardrobe: (items) => used.push(...items) },
    })();
    expect(used).toMatchObject([{ garment: { id: 'suit-jacket', kind: 'whole' }, dress: 'business' }]);

    // An operator judges the outline on this drawing.
    const photo = (await portraits.read(wanted[0]!.photo)) as { readonly bytes: Uint8Array };
    const drawing = await engine.drawGarmentShape({ ...photo, fileName: 'photo.jpg' }, wanted[0]!.shape);
    const [before, after] = [await sharp(photo.bytes).metadata(), await sharp(drawing).metadata()];
    expect([after.format, after.width, after.height]).toEqual(['png', before.width, before.height]);
    const upload = { ...photo, fileName: 'photo.jpg' };
    // A collar raised by a twentieth of the head includes some of the first wearer's neck.
    const raised = raisedBy(wanted[0]!.shape, 15);
    expect(await engine.cutGarment('raised', upload, raised)).toEqual({
      ok: false,
      reasons: ['wearer-remains'],
    });
    expect(
      await engine.drawGarmentShape({ bytes: new Uint8Array(9), fileName: 'x' }, wanted[0]!.shape),
    ).toBeUndefined();
  });
});

function raisedBy({ collar, parts, ...shape }: GarmentShape, byPx: number): GarmentShape {
  const up = ([x, y]: Corner): Corner => [x, y - byPx];
  return {
    ...shape,
    collar: { left: up(collar.left), right: up(collar.right) },
    parts: Object.fromEntries(
      Object.entries(parts).map(([part, polygons]) => [part, polygons.map((polygon) => polygon.map(up))]),
    ),
  };
}
