import { describe, expect, it } from 'vitest';
import {
  at,
  GALLERY,
  KEY,
  NOW,
  openGalleryBench,
  UNKNOWN,
  WRONG_KEY,
} from '../../../../test/gallery-bench.ts';
import type { GalleryView } from '../../../features/gallery/gallery-view.ts';

describe("the owner's link", () => {
  it.each(['', '/de', '/es'])('moves the key into a cookie: %s/gallery', async (prefix) => {
    const bench = await openGalleryBench(1);
    const response = await bench.fetch(`${prefix}/gallery/${GALLERY}?key=${KEY}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${prefix}/gallery/${GALLERY}`);
    const cookie = response.headers.get('set-cookie');
    expect(cookie).toMatch(new RegExp(`^lichtbild_owner_${GALLERY}=${KEY};`));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('limits tries of keys', async () => {
    const bench = await openGalleryBench(1);
    bench.limitReached = true;
    expect((await bench.fetch(`/gallery/${GALLERY}?key=${KEY}`)).status).toBe(429);
    // A request without a key is one for the page, which these routes do not serve.
    expect((await bench.fetch(`/gallery/${GALLERY}`)).status).toBe(404);
  });

  it('responds to a wrong key in the same way, without the cookie', async () => {
    const bench = await openGalleryBench(1);
    for (const id of [GALLERY, UNKNOWN]) {
      const response = await bench.fetch(`/gallery/${id}?key=${WRONG_KEY}`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`/gallery/${id}`);
      expect(response.headers.has('set-cookie')).toBe(false);
    }
  });
});

describe('who may see a gallery', () => {
  it('shows the owner everything', async () => {
    const bench = await openGalleryBench();
    const response = await bench.fetch(at(''));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const view = (await response.json()) as GalleryView;
    expect(view).toMatchObject({ firstName: 'Mira', expiresAt: '2026-12-21T10:00:00.000Z', shares: [] });
    expect(view.headshots.map(({ number, baseUrl }) => [number, baseUrl])).toEqual([
      [1, at('/headshots/1')],
      [2, at('/headshots/2')],
      [3, at('/headshots/3')],
    ]);
  });

  it('responds alike to a wrong key, an unknown id, an expired and an erased gallery', async () => {
    const bench = await openGalleryBench();
    const paths = ['', '/headshots/1/web', '/headshots/1/original', '/zip', '/headshots/999/web'];
    const answers = new Set<string>();
    const note = async (response: Response) => {
      const headers = [...response.headers.entries()].toSorted();
      answers.add(JSON.stringify([response.status, headers, await response.text()]));
    };
    for (const path of paths) {
      await note(await bench.fetch(at(path), { key: WRONG_KEY }));
      await note(await bench.fetch(at(path), { key: '' }));
      await note(await bench.fetch(at(path, UNKNOWN), { key: WRONG_KEY }));
      bench.now = new Date('2026-12-21T10:00:01Z');
      await note(await bench.fetch(at(path)));
      bench.now = NOW;
    }
    await bench.send('DELETE', at(''), { confirm: true });
    for (const path of paths) await note(await bench.fetch(at(path)));
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('nothing to see at this link');
  });

  it('makes no query for a wrong key, so that timing does not reveal whether a gallery exists', async () => {
    const bench = await openGalleryBench();
    for (const id of [GALLERY, UNKNOWN]) {
      bench.queries = 0;
      for (const path of ['', '/headshots/1/web', '/zip']) {
        await bench.fetch(at(path, id), { key: WRONG_KEY });
      }
      await bench.fetch(`/gallery/${id}?key=${WRONG_KEY}`);
      expect(bench.queries).toBe(0);
    }
    bench.queries = 0;
    await bench.fetch(at(''));
    expect(bench.queries).toBeGreaterThan(0);
  });

  it('takes about the same time whether the id exists or not', async () => {
    const bench = await openGalleryBench();
    const timesMs: Record<string, number[]> = { [GALLERY]: [], [UNKNOWN]: [] };
    for (let round = 0; round < 300; round++) {
      for (const id of [GALLERY, UNKNOWN]) {
        const startedMs = performance.now();
        await bench.fetch(at('', id), { key: WRONG_KEY });
        timesMs[id]!.push(performance.now() - startedMs);
      }
    }
    const median = (id: string) => timesMs[id]!.toSorted((a, b) => a - b)[150]!;
    expect(Math.abs(median(GALLERY) - median(UNKNOWN))).toBeLessThan(0.5);
  });

  it('responds in the language of the calling page', async () => {
    const bench = await openGalleryBench(1);
    const headers = { referer: `http://localhost:3000/de/gallery/${GALLERY}` };
    const response = await bench.fetch(at(''), { key: WRONG_KEY, headers });
    expect(await response.text()).toContain('Hinter diesem Link gibt es nichts zu sehen');
  });
});
