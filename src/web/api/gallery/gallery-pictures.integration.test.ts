import { setTimeout as delay } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { at, GALLERY, openGalleryBench, original } from '../../../../test/gallery-bench.ts';
import { insertAnotherGallery, rank } from '../../../../test/ranked-gallery.ts';
import { headshots } from '../../../platform/db/tables/shoots.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

describe('pictures', () => {
  it('streams the original under its name', async () => {
    const bench = await openGalleryBench();
    const response = await bench.fetch(at('/headshots/2/original'));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(original(2));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(original(2).byteLength),
      'content-disposition': 'attachment; filename="lichtbild-002-real-estate-canvas.jpg"',
      'cache-control': 'private, max-age=600',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('makes a size once, also when ten ask at once, and keeps it below the shoot', async () => {
    const bench = await openGalleryBench(1);
    bench.onDerive = () => delay(20);
    const fetchWeb = () => bench.fetch(at('/headshots/1/web'), { headers: { accept: 'image/webp,*/*' } });
    const asked = await Promise.all(Array.from({ length: 10 }, fetchWeb));
    for (const response of asked) {
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('content-disposition')).toBe(
        'inline; filename="lichtbild-001-corporate-canvas-web.webp"',
      );
      expect(await response.text()).toContain('web-webp of original 1');
    }
    await fetchWeb();
    expect(bench.derived).toEqual(['web-webp']);
    const kept = await bench.storage.list(`shoots/${GALLERY}/derived/`);
    expect(kept.map(({ key }) => key)).toEqual([`shoots/${GALLERY}/derived/001-web-webp`]);
  });

  it('shows AVIF to who takes it, then WebP, then JPEG', async () => {
    const bench = await openGalleryBench(1);
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'avif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const response = await bench.fetch(at('/headshots/1/web'), { headers: { accept } });
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${type}`,
        vary: 'Accept',
      });
    }
  });

  it('crops around the head that was measured, and does without an older picture’s measures', async () => {
    const bench = await openGalleryBench(2);
    const head = { headHeightShare: 0.4, eyeLineShare: 0.4, crownLineShare: 0.1, faceCentreShare: 0.5 };
    await bench.database.db
      .update(headshots)
      .set({ measures: { ...head, likeness: 0.9 } })
      .where(eq(headshots.number, 1));
    for (const number of [1, 2]) await bench.fetch(at(`/headshots/${number}/cv-45x60`));
    expect(bench.heads).toEqual([head, undefined]);
  });

  it('leaves no copy behind when the gallery is erased while a size is being made', async () => {
    const bench = await openGalleryBench(1);
    bench.onDerive = async () => {
      bench.onDerive = async () => undefined;
      expect((await bench.send('DELETE', at(''), { confirm: true })).status).toBe(200);
    };
    await bench.fetch(at('/headshots/1/web'));
    expect(await bench.storage.list(`shoots/${GALLERY}/`)).toEqual([]);
  });

  it('knows no other sizes and no paths', async () => {
    const bench = await openGalleryBench(1);
    for (const path of ['/headshots/1/huge', '/headshots/0/web', '/headshots/1e0/web', '/headshots/-1/web']) {
      expect((await bench.fetch(at(path))).status, path).toBe(404);
    }
    expect(bench.derived).toEqual([]);
  });
});

describe('the ZIP', () => {
  it('holds every picture under its name, and its length is told beforehand', async () => {
    const bench = await openGalleryBench();
    const response = await bench.fetch(at('/zip'));
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="lichtbild-headshots.zip"',
    );
    const zip = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(zip.byteLength));
    expect(fileNames(zip)).toEqual([
      'lichtbild-001-corporate-canvas.jpg',
      'lichtbild-002-real-estate-canvas.jpg',
      'lichtbild-003-corporate-canvas.jpg',
    ]);
    expect(zip.includes(original(2))).toBe(true);
  });

  it('begins with the best picture, named 001, whatever another customer’s order is', async () => {
    const bench = await openGalleryBench();
    await insertAnotherGallery(bench.database.db);
    await rank(bench, [2, 3, 1]);
    await bench.database.db
      .update(headshots)
      .set({ treatment: 'black-and-white' })
      .where(and(eq(headshots.shootId, GALLERY), eq(headshots.number, 3)));
    const zip = Buffer.from(await (await bench.fetch(at('/zip'))).arrayBuffer());
    expect(fileNames(zip)).toEqual([
      'lichtbild-001-real-estate-canvas.jpg',
      'lichtbild-002-corporate-canvas-black-and-white.jpg',
      'lichtbild-003-corporate-canvas.jpg',
    ]);
    expect(zip.indexOf(original(2))).toBeLessThan(zip.indexOf(original(3)));
    expect(zip.indexOf(original(3))).toBeLessThan(zip.indexOf(original(1)));
    // Addresses and choices use the number, which never changes; the file name has the owner's rank.
    const chosen = Buffer.from(await (await bench.fetch(at('/zip?numbers=1,3'))).arrayBuffer());
    expect(fileNames(chosen)).toEqual([
      'lichtbild-002-corporate-canvas-black-and-white.jpg',
      'lichtbild-003-corporate-canvas.jpg',
    ]);
    const one = await bench.fetch(at('/headshots/1/original'));
    expect(one.headers.get('content-disposition')).toContain('lichtbild-003-corporate-canvas.jpg');
    expect(Buffer.from(await one.arrayBuffer())).toEqual(original(1));
  });

  it('takes a size and a choice of pictures', async () => {
    const bench = await openGalleryBench();
    const zip = Buffer.from(
      await (await bench.fetch(at('/zip?size=linkedin-800&numbers=3,1'))).arrayBuffer(),
    );
    expect(fileNames(zip)).toEqual([
      'lichtbild-001-corporate-canvas-linkedin-800.jpg',
      'lichtbild-003-corporate-canvas-linkedin-800.jpg',
    ]);
    for (const query of ['?size=poster', '?numbers=', '?numbers=1,x', '?numbers=9', '?numbers=1,9']) {
      expect((await bench.fetch(at(`/zip${query}`))).status, query).toBe(422);
    }
  });

  it('opens a picture only when the one before it was read, and lets go when the visitor leaves', async () => {
    const memory = createMemoryStorage();
    const opened: string[] = [];
    const cancelled: string[] = [];
    const watched: Storage = {
      ...memory,
      async stream(key) {
        opened.push(key);
        const bytes = await memory.get(key);
        if (!bytes) return undefined;
        let sent = 0;
        const body = new ReadableStream<Uint8Array>(
          {
            pull(controller) {
              controller.enqueue(bytes.slice(sent, sent + 1024));
              sent += 1024;
              if (sent >= bytes.byteLength) controller.close();
            },
            cancel: () => void cancelled.push(key),
          },
          { highWaterMark: 0 },
        );
        return { sizeBytes: bytes.byteLength, body };
      },
    };
    const bench = await openGalleryBench(40, watched);
    const reader = (await bench.fetch(at('/zip'))).body!.getReader();
    let readBytes = 0;
    while (readBytes < 3000) readBytes += (await reader.read()).value!.byteLength;
    await delay(50);
    expect(opened).toHaveLength(1);
    while (readBytes < 60_000) readBytes += (await reader.read()).value!.byteLength;
    await delay(50);
    expect(opened.length).toBeLessThan(6);
    await reader.cancel('the visitor left');
    await delay(50);
    expect(cancelled).toEqual([opened.at(-1)]);
  });

  it('breaks off when a picture is missing instead of looking whole', async () => {
    const bench = await openGalleryBench();
    await bench.storage.delete(`shoots/${GALLERY}/headshots/002.jpg`);
    const response = await bench.fetch(at('/zip'));
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

/** Names in a ZIP's central directory, in order. */
function fileNames(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; (at = zip.indexOf('PK\u0001\u0002', at, 'latin1')) !== -1; at += 46) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names;
}
