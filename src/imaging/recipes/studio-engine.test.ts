import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { sharp } from '../codecs/libvips.ts';
import { DIGITAL_SOURCE_TYPE } from '../codecs/digital-source.ts';
import type { EncodedImage } from '../engine.ts';
import type { HeadshotRequest } from '../headshot-request.ts';
import type { PreparedSelfie } from '../selfie.ts';
import { photoBytes, photosFolder } from '../../../test/photos.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { createStudioEngine } from './studio-engine.ts';

const REQUEST: HeadshotRequest = {
  style: 'corporate',
  scene: 'slate-canvas',
  selfieIndex: 0,
  framing: 'tight',
  variation: 0,
  seed: 5,
  size: { widthPx: 512, heightPx: 640 },
};

const MARK = { words: ['PREVIEW'], secret: Buffer.from('a secret') };

describe.skipIf(photosFolder() === undefined)('the studio engine on photos', { timeout: 180_000 }, () => {
  const engine = createStudioEngine({ threads: 2 });
  afterAll(() => engine.close());

  const photo = (name: string): EncodedImage => ({ fileName: name, bytes: photoBytes(name) });
  const prepared = new Map<string, Promise<PreparedSelfie>>();
  /** Matting takes seconds: every photo is prepared once for all tests. */
  const prepare = (name: string): Promise<PreparedSelfie> => {
    const known = prepared.get(name) ?? prepareNow(name);
    prepared.set(name, known);
    return known;
  };
  const prepareNow = async (name: string): Promise<PreparedSelfie> => {
    const outcome = await engine.prepare(photo(name));
    if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.reasons.join(', ')}`);
    return outcome.selfie;
  };

  /** @returns the kinds of all tasks begun since, in order */
  const tasksSince = (): (() => readonly string[]) => {
    const run = vi.spyOn(ThreadPool.prototype, 'run');
    onTestFinished(() => run.mockRestore());
    return () => run.mock.calls.map(([kind]) => kind);
  };

  test('a headshot passes its own measures, carries its mark, and is the same every time', async () => {
    const selfie = await prepare('portraits/male-74.jpg');
    const headshot = await engine.render([selfie], REQUEST);
    expect(headshot.failures).toEqual([]);
    expect(headshot.measures.likeness).toBeGreaterThan(0.8);
    expect(Math.abs(headshot.measures.rollDeg)).toBeLessThan(2);
    expect(headshot.measures.skinShiftDeltaE).toBeLessThan(5);
    const text = Buffer.from(headshot.jpeg).toString('latin1');
    expect(text).toContain(`DigitalSourceType="${DIGITAL_SOURCE_TYPE}"`);
    expect(text).toContain('ICC_PROFILE');
    const again = await engine.render([selfie], REQUEST);
    expect(Buffer.from(again.jpeg).equals(Buffer.from(headshot.jpeg))).toBe(true);
  });

  test(
    'a selfie that carries it is made in the larger size, one that does not in the usual',
    { timeout: 600_000 },
    async () => {
      const usual = { widthPx: 1024, heightPx: 1280 };
      const largerSize = { widthPx: 2048, heightPx: 2560 };
      const name = 'portraits/male-74.jpg';
      // Enlarged to the size of a phone's photo; the portraits have 1024 pixels.
      const bytes = await sharp(photoBytes(name)).resize(3072).jpeg({ quality: 92 }).toBuffer();
      const phone = await engine.prepare({ fileName: name, bytes }, undefined, {
        largestHeightPx: largerSize.heightPx,
      });
      if (!phone.ok) throw new Error(phone.reasons.join());
      const selfies = [phone.selfie, await prepare(name)];
      const request = { ...REQUEST, framing: 'classic', size: usual, largerSize } as const;
      const large = await engine.render(selfies, request);
      expect(large.size).toEqual(largerSize);
      expect(await sharp(large.jpeg).metadata()).toMatchObject({ width: 2048, height: 2560 });
      expect(large.failures).toEqual([]);
      expect(large.measures.enlargement).toBeLessThanOrEqual(1.2);
      for (const variant of ['square', 'linkedin-800', 'web-jpeg'] as const) {
        const { width } = await sharp(await engine.derive(large, variant)).metadata();
        expect([variant, width]).toEqual([
          variant,
          { square: 2048, 'linkedin-800': 800, 'web-jpeg': 768 }[variant],
        ]);
      }
      const small = await engine.render(selfies, { ...request, selfieIndex: 1 });
      expect(small.size).toEqual(usual);
      expect(2 * small.measures.enlargement).toBeGreaterThan(1.2);
      const plain = await engine.render(selfies, { ...request, selfieIndex: 1, largerSize: undefined });
      expect(Buffer.from(small.jpeg).equals(Buffer.from(plain.jpeg))).toBe(true);
    },
  );

  test("another person's selfie among the buyer's never passes", async () => {
    const buyer = await prepare('portraits/male-74.jpg');
    const stranger = await prepare('portraits/female-02.jpg');
    const headshot = await engine.render([buyer, buyer, stranger], { ...REQUEST, selfieIndex: 2 });
    expect(headshot.passed).toBe(false);
    expect(headshot.failures).toContain('likeness');
    const own = await engine.render([buyer, buyer, stranger], REQUEST);
    expect(own.passed).toBe(true);
  });

  test('two pictures of a stranger among five do not vouch for each other', async () => {
    const man = await Promise.all(
      ['close-03', 'close-07', 'close-09'].map((name) => prepare(`shoot-real/${name}.jpg`)),
    );
    const stranger = await prepare('portraits/male-74.jpg');
    const shoot = [...man, stranger, stranger];
    const compared = await engine.compare(shoot);
    expect(compared.slice(0, 3)).toEqual([[], [], []]);
    expect(compared[3]).toContain('other-person');
    expect(compared[4]).toContain('other-person');
    // And when comparing is left out, each finished picture is still measured against all the others.
    for (const selfieIndex of [3, 4]) {
      const { passed, failures } = await engine.render(shoot, { ...REQUEST, selfieIndex });
      expect(passed).toBe(false);
      expect(failures).toContain('medianLikeness');
    }
    const own = await engine.render(shoot, { ...REQUEST, framing: man[0]!.framings[0]! });
    expect(own.failures).not.toContain('medianLikeness');
    expect(own.failures).not.toContain('sourceLikeness');
  });

  test('two people with two selfies each get no picture', async () => {
    const [one, other] = [await prepare('shoot-real/close-03.jpg'), await prepare('portraits/female-02.jpg')];
    const shoot = [one, one, other, other];
    for (const selfieIndex of [0, 2]) {
      const { framings } = shoot[selfieIndex]!;
      const headshot = await engine.render(shoot, { ...REQUEST, selfieIndex, framing: framings[0]! });
      expect(headshot.passed).toBe(false);
    }
  });

  test('a close selfie whose body the matting loses is still a person, not a floating head', async () => {
    const selfie = await prepare('shoot-real/close-09.jpg');
    const headshot = await engine.render([selfie], { ...REQUEST, framing: selfie.framings[0]! });
    expect(headshot.measures.likeness).toBeGreaterThan(0.6);
  });

  test.each(['shoot-real/close-05.jpg', 'portraits/female-48.jpg'])(
    '%s, too tight for any framing with air, is framed as close as the photo ends, and the check says so',
    async (name) => {
      const check = await engine.check(photo(name));
      expect(check).toMatchObject({ accepted: true, reasons: [] });
      expect(check.cautions).toContain('close-crop');
      const selfie = await prepare(name);
      expect(selfie.cautions).toContain('close-crop');
      expect(selfie.framings).toEqual(['tight']);
      expect(selfie.quality).toBeLessThan(0.31);
      const headshot = await engine.render([selfie], { ...REQUEST, framing: 'tight' });
      expect(headshot.failures).toEqual([]);
      const { crownLineShare, headHeightShare } = headshot.measures;
      expect(crownLineShare + headHeightShare, 'the chin is inside').toBeLessThan(0.97);
    },
  );

  test('a tight selfie that the quick estimate cannot judge is not refused', async () => {
    const name = 'portraits/male-72.jpg';
    expect(await engine.check(photo(name))).toMatchObject({ accepted: true, reasons: [] });
    const selfie = await prepare(name);
    const headshot = await engine.render([selfie], REQUEST);
    expect(headshot.failures).toEqual([]);
    expect(headshot.measures.headHeightShare).toBeLessThan(0.8);
  });

  test('a preview is small, another one with another secret, and the same with the same', async () => {
    const selfie = await prepare('portraits/male-74.jpg');
    const previewBy = async (secret: string): Promise<Buffer> =>
      Buffer.from(await engine.renderPreview(selfie, REQUEST, { ...MARK, secret: Buffer.from(secret) }));
    const one = await previewBy('one');
    expect(one.equals(await previewBy('other'))).toBe(false);
    expect(one.equals(await previewBy('one'))).toBe(true);
    expect(await sharp(one).metadata()).toMatchObject({ width: 512, height: 640 });
  });

  test('warming up reads the matting network once, and a mere check does not', async () => {
    const cold = createStudioEngine({ threads: 2 });
    onTestFinished(() => cold.close());
    const tasks = tasksSince();
    await cold.check(photo('portraits/male-74.jpg'));
    expect(tasks()).toEqual(['check']);
    cold.warmUp();
    cold.warmUp();
    expect(tasks()).toEqual(['check', 'load']);
  });

  test('the portrait that a check has found is prepared without another search, and gives the same preview', async () => {
    const name = 'portraits/male-74.jpg';
    const forPreview = { largestHeightPx: 640 };
    const previewNow = async (): Promise<Buffer> => {
      const outcome = await engine.prepare(photo(name), undefined, forPreview);
      if (!outcome.ok) throw new Error(`refused: ${outcome.reasons.join()}`);
      const preview = await engine.renderPreview(outcome.selfie, REQUEST, MARK);
      await engine.release([outcome.selfie]);
      return Buffer.from(preview);
    };
    const tasks = tasksSince();
    const searches = () => tasks().filter((kind) => kind === 'find').length;
    await engine.check(photo(name), undefined, forPreview.largestHeightPx);
    const quick = await previewNow();
    expect(searches()).toBe(0);
    expect((await previewNow()).equals(quick)).toBe(true);
    expect(searches()).toBe(1);
  });

  test('the scenes of an announced shoot are developed after the last matte, before its person is cut out', async () => {
    const tasks = tasksSince();
    engine.announce(['warm']);
    const both = await Promise.all([1, 2].map(() => prepareNow('portraits/male-74.jpg')));
    const kinds = tasks();
    // The style's plain backdrop is counted too.
    expect(kinds.filter((kind) => kind === 'develop')).toHaveLength(engine.scenes('warm').length + 1);
    expect(kinds.filter((kind) => kind === 'cut' || kind === 'develop').at(0)).toBe('cut');
    expect(kinds.at(-1)).toBe('cut');
    await engine.release(both);
  });

  test('checks that wait let an urgent selfie go first, which cannot be rendered after its release', async () => {
    const name = 'portraits/male-74.jpg';
    const ended: string[] = [];
    const running = engine.check(photo(name));
    const waiting = engine.check(photo(name)).then(() => ended.push('check'));
    const urgent = engine.prepare(photo(name), undefined, { largestHeightPx: 640, free: 'first-preview' });
    await Promise.all([running, waiting, urgent.then(() => ended.push('urgent'))]);
    expect(ended).toEqual(['urgent', 'check']);
    const outcome = await urgent;
    if (!outcome.ok) throw new Error(`refused: ${outcome.reasons.join()}`);
    await engine.release([outcome.selfie]);
    await expect(engine.render([outcome.selfie], REQUEST)).rejects.toThrow('not released');
  });

  test('aborting stops waiting for a picture', async () => {
    const selfie = await prepare('portraits/male-74.jpg');
    await expect(engine.render([selfie], REQUEST, AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    );
  });
});
