import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DRESSED_EXAMPLES } from '../src/catalog/dressed-examples.ts';
import { EXAMPLE_PORTRAITS } from '../src/catalog/example-portraits.ts';
import { GARMENTS } from '../src/catalog/garments.ts';
import { readManifest } from '../src/features/examples/example-files.server.ts';
import { exampleKeys } from '../src/features/examples/example-set.ts';
import { renderExamples } from '../src/features/examples/render-examples.server.ts';
import { listWantedSets } from '../src/features/examples/wanted-sets.ts';
import { cutWardrobe } from '../src/features/wardrobe/cut-wardrobe.server.ts';
import { createWardrobeRefresher } from '../src/features/wardrobe/refresh-wardrobe.server.ts';
import { listWantedGarments } from '../src/features/wardrobe/wanted-garments.ts';
import { readManifest as readWardrobe } from '../src/features/wardrobe/wardrobe-files.server.ts';
import { DIGITAL_SOURCE_TYPE, GENERATED_SOURCE_TYPE } from '../src/imaging/codecs/digital-source.ts';
import { createStudioEngine } from '../src/imaging/recipes/studio-engine.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { createFolderPortraits } from '../src/platform/portraits/folder-portraits.ts';
import { createMemoryStorage } from '../src/platform/storage/memory-storage.ts';
import { photosFolder } from './photos.ts';

const photos = photosFolder();

describe.skipIf(!photos)('example pictures with the real engine (needs the photos folder)', () => {
  const portraits = createFolderPortraits(join(photos ?? '', 'portraits'));

  it('finds every listed portrait with its checksum', async () => {
    for (const portrait of EXAMPLE_PORTRAITS)
      expect(await portraits.read(portrait), portrait.id).toMatchObject({ ok: true });
  });

  it(
    'renders two looks of one person: marked, small, aligned by the face',
    { timeout: 240_000 },
    async () => {
      const engine = createStudioEngine({ threads: 1 });
      onTestFinished(() => engine.close());
      const storage = createMemoryStorage();
      const person = EXAMPLE_PORTRAITS.filter(({ id }) => id === 'denim-blazer');
      const ports = { engine, storage, portraits, clock: systemClock };
      expect(await renderExamples(ports, listWantedSets(person))).toEqual({ made: 2, kept: 0, missing: [] });
      const { sets } = (await readManifest(storage))!;
      expect(sets.map(({ style, scene }) => [style, scene])).toEqual([
        ['academic', 'reading-room'],
        ['realEstate', 'stair-hall'],
      ]);

      const bytesOf = async (name: string) => (await storage.get(exampleKeys.picture(name)))!;
      for (const { before, after } of sets) {
        for (const [files, mark] of [
          [before, GENERATED_SOURCE_TYPE],
          [after, DIGITAL_SOURCE_TYPE],
        ] as const) {
          for (const { name, widthPx, heightPx } of files) {
            const header = await sharp(await bytesOf(name)).metadata();
            expect([header.width, header.height]).toEqual([widthPx, heightPx]);
            expect(Math.abs(heightPx - widthPx * 1.25)).toBeLessThan(2);
            expect(header.xmp?.toString()).toContain(`"${mark}"`);
            expect(header.exif).toBeUndefined();
          }
          const phone = files.find(({ type, widthPx }) => type === 'avif' && widthPx === 480);
          expect(phone!.bytes).toBeLessThan(45_000);
        }
      }

      // In the slider's view, the eyes of both are within a hundredth of each other.
      const [{ before, after, view }] = sets as [(typeof sets)[number]];
      const marksOf = async (files: typeof before) => {
        const largest = files.filter(({ type }) => type === 'webp').at(-1)!;
        return (await engine.faceMarks(
          await sharp(await bytesOf(largest.name))
            .jpeg()
            .toBuffer(),
        ))!;
      };
      const [selfie, headshot] = [await marksOf(before), await marksOf(after)];
      for (const eye of ['leftEye', 'rightEye'] as const) {
        const shown = {
          x: (headshot[eye].x / headshot.widthPx - view.x) / view.width,
          y: (headshot[eye].y / headshot.heightPx - view.y) / view.height,
        };
        expect(Math.abs(selfie[eye].x / selfie.widthPx - shown.x)).toBeLessThan(0.01);
        expect(Math.abs(selfie[eye].y / selfie.heightPx - shown.y)).toBeLessThan(0.01);
      }
    },
  );

  it(
    'dresses a person in a garment of the catalog, in the catalog’s scene, marked as a composite',
    { timeout: 240_000 },
    async () => {
      const engine = createStudioEngine({ threads: 1 });
      onTestFinished(() => engine.close());
      const storage = createMemoryStorage();
      const ports = { engine, storage, portraits, clock: systemClock };
      const [example] = DRESSED_EXAMPLES as [(typeof DRESSED_EXAMPLES)[number]];
      const garment = listWantedGarments(
        GARMENTS.filter(({ id }) => id === example.clothes.garment),
        [],
      );
      await cutWardrobe({ ...ports, photos: { portraits, house: storage } }, garment);
      await createWardrobeRefresher({ storage, engine, listHidden: async () => new Set() })();
      const person = EXAMPLE_PORTRAITS.filter(({ id }) => id === example.portrait);
      const ready = (await readWardrobe(storage))!.garments;
      const wanted = listWantedSets(person, [example], ready).filter(({ clothes }) => clothes);
      expect(await renderExamples(ports, wanted)).toEqual({ made: 1, kept: 0, missing: [] });

      const [set] = (await readManifest(storage))!.sets;
      const { style, scene, clothes } = example;
      expect(set).toMatchObject({ style, scene, clothes });
      for (const { name } of set!.after) {
        const { xmp } = await sharp(await storage.get(exampleKeys.picture(name))).metadata();
        expect(xmp?.toString()).toContain(`"${DIGITAL_SOURCE_TYPE}"`);
      }
    },
  );
});
