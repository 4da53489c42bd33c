import type { EncodedImage, HeadshotEngine } from '../../src/imaging/engine.ts';
import { ClothesGoneError } from '../../src/imaging/engine-error.ts';
import type { WardrobeItem } from '../../src/imaging/garment.ts';
import type { Headshot } from '../../src/imaging/finished-headshot.ts';
import type { Clothes, HeadshotRequest } from '../../src/imaging/headshot-request.ts';
import type { CleanSelfie, PreparedSelfie, RejectReason } from '../../src/imaging/selfie.ts';
import { hashBitsOf } from '../../src/imaging/measure/likeness/perceptual-hash.ts';
import { planShoot } from '../../src/imaging/recipes/plan/shoot-plan.ts';
import { selectClothes } from '../../src/imaging/recipes/wardrobe/select-clothes.ts';
import { SCENES } from '../../src/imaging/scenes/all-scenes.ts';
import { BACKDROPS } from '../../src/imaging/scenes/backdrops.ts';
import { digest, fakeSelfie, measuresOf, readSelfie, type SelfieFacts } from './fake-selfie.ts';
import { cutFakeGarment, fakeShape } from './fake-wardrobe.ts';

export interface FakeEngine extends HeadshotEngine {
  /** Names of the calls made, in order. */
  readonly calls: string[];
  /** Returns the number of prepared selfies that are not released yet. */
  held(): number;
  /** Every request whose hash is divisible by this number fails verification; none does while it is undefined. */
  failEvery: number | undefined;
}

/** Implements the port without pixels: deterministic, quick, and as strict about releasing selfies as the real engine. */
export function createFakeEngine(): FakeEngine {
  const calls: string[] = [];
  const held = new Map<PreparedSelfie, SelfieFacts>();
  let wardrobe: readonly WardrobeItem[] = [];
  /** True when the photo's edge is the selfie's only fault and the wardrobe has a garment for it. */
  const needsClothes = (facts: SelfieFacts | undefined): boolean =>
    (facts?.unpreparable ?? facts?.refused) === 'no-crop' &&
    facts?.undressable === undefined &&
    wardrobe.length > 0;
  const requireClothes = (clothes: Clothes | undefined): void => {
    const item = wardrobe.find(({ garment }) => garment.id === clothes?.garment);
    if (clothes && !item?.dyes.some(({ id }) => id === clothes.dye)) throw new ClothesGoneError('gone');
  };
  const engine: FakeEngine = {
    calls,
    held: () => held.size,
    failEvery: undefined,

    warmUp() {
      calls.push('warm up');
    },
    /** Does nothing, because there are no scenes to prepare. */
    announce() {},
    async clean(upload: EncodedImage) {
      calls.push('clean');
      const facts = readSelfie(upload);
      if (!facts || facts.refused === 'unreadable') return { ok: false, reasons: ['unreadable'] };
      if (facts.refused === 'too-many-pixels') return { ok: false, reasons: ['too-many-pixels'] };
      const selfie: CleanSelfie = {
        jpeg: fakeSelfie(facts),
        thumbnailJpeg: Buffer.from(`THUMBNAIL ${facts.name}`),
        widthPx: 1200,
        heightPx: 1600,
      };
      return { ok: true, selfie };
    },

    async check(selfie, _signal, previewHeightPx) {
      calls.push(previewHeightPx === undefined ? 'check' : `check for ${previewHeightPx}`);
      const facts = readSelfie(selfie);
      const refused = needsClothes(facts) ? undefined : facts?.refused;
      const reasons = refused ? [refused] : [];
      const own = facts?.refused === 'no-crop' ? (['needs-clothes'] as const) : [];
      const cautions = refused ? [] : [...(facts?.cautions ?? []), ...own];
      const measures = measuresOf(selfie.bytes, facts?.moment);
      return { accepted: reasons.length === 0, reasons, cautions, faceCount: 1, measures };
    },

    async compare(selfies) {
      calls.push('compare');
      const facts = selfies.map((selfie) => ('id' in selfie ? held.get(selfie) : readSelfie(selfie)));
      const people = facts.map((fact) => fact?.person ?? 'the buyer');
      const names = facts.map((fact) => fact?.name);
      const buyer = mostFrequent(people);
      return selfies.map((_, index) => {
        const reasons: RejectReason[] = [];
        if (people[index] !== buyer) reasons.push('other-person');
        if (names.indexOf(names[index]) < index) reasons.push('duplicate');
        return reasons;
      });
    },

    async prepare(selfie, _signal, { largestHeightPx, free, dressable } = {}) {
      const size = largestHeightPx === undefined ? '' : ` for ${largestHeightPx}`;
      calls.push(`prepare${size}${free ? ` as ${free}` : ''}`);
      const facts = readSelfie(selfie);
      if (!facts) return { ok: false, reasons: ['unreadable'] };
      const isDressed = dressable === true && needsClothes(facts);
      const refused = facts.unpreparable ?? facts.refused;
      if (refused && !isDressed) return { ok: false, reasons: [refused] };
      const prepared: PreparedSelfie = {
        id: selfie.fileName,
        measures: measuresOf(selfie.bytes, facts.moment),
        framings: isDressed ? [] : FRAMINGS,
        quality: 0.5,
        cautions: [...(facts.cautions ?? []), ...(isDressed ? (['needs-clothes'] as const) : [])],
      };
      held.set(prepared, facts);
      return { ok: true, selfie: prepared };
    },

    async cutGarment(id, photo, shape) {
      calls.push(`cut garment ${id}`);
      const facts = readSelfie(photo);
      if (facts === undefined) return { ok: false, reasons: ['unreadable'] };
      if (facts.uncuttable) return { ok: false, reasons: [facts.uncuttable] };
      return { ok: true, garment: await cutFakeGarment(id, photo, shape) };
    },

    async proposeGarmentShape(photo, kind) {
      calls.push(`propose ${kind}`);
      const facts = readSelfie(photo);
      if (facts === undefined) return { ok: false, reasons: ['unreadable'] };
      if (facts.shapeless) return { ok: false, reasons: [facts.shapeless] };
      return { ok: true, shape: fakeShape(kind) };
    },

    async drawGarmentShape(photo, shape) {
      return readSelfie(photo) && Buffer.from(`DRAWN ${JSON.stringify(shape)}`);
    },

    useWardrobe(items) {
      wardrobe = items;
    },

    async tryGarments(selfie) {
      const refusal = held.get(selfie)?.undressable;
      return wardrobe.map(({ garment, dyes }) => ({
        garment: garment.id,
        dyes: dyes.map(({ id }) => id),
        framings: refusal === undefined ? FRAMINGS : [],
        refusal,
      }));
    },

    async plan(selfies, request) {
      calls.push('plan');
      const predictHash = (planned: HeadshotRequest) =>
        hashBitsOf(digest(JSON.stringify(planned)).slice(0, 16));
      const wish = request.clothes ?? 'own';
      const looks = selfies.map((selfie) =>
        held.get(selfie)?.undressable === undefined
          ? selectClothes(wardrobe, wish).map((clothes) => ({ clothes, framings: FRAMINGS }))
          : [],
      );
      return planShoot({ ...request, selfies, looks, scenes: SCENES, backdrops: BACKDROPS, predictHash });
    },

    async render(selfies, request, signal): Promise<Headshot> {
      signal?.throwIfAborted();
      calls.push('render');
      const source = selfies[request.selfieIndex];
      if (!source || !held.has(source)) throw new Error('rendered with a selfie that is not held');
      requireClothes(request.clothes);
      const text = `HEADSHOT ${held.get(source)?.name ?? ''} ${JSON.stringify(request)}`;
      const hash = digest(text);
      const failed =
        engine.failEvery !== undefined && parseInt(hash.slice(0, 8), 16) % engine.failEvery === 0;
      return {
        jpeg: Buffer.from(text),
        size: request.size,
        request,
        measures: {
          likeness: 0.8,
          sourceLikeness: 0.95,
          skinShiftDeltaE: 1,
          headHeightShare: 0.5,
          eyeLineShare: 0.4,
          crownLineShare: 0.1,
          faceCentreShare: 0.5,
          enlargement: 1.2,
          rollDeg: 0,
          sharpness: 10,
          textureKept: 1,
          edgeSpillDeltaE: 2,
          edgeHaloDeltaL: 3,
          perceptualHash: hash.slice(0, 16),
        },
        passed: !failed,
        failures: failed ? ['likeness'] : [],
        elapsedMs: 1.5,
      };
    },

    async renderPreview(selfie, request: HeadshotRequest, { words, secret }) {
      calls.push('renderPreview');
      if (!held.has(selfie)) throw new Error('rendered with a selfie that is not held');
      requireClothes(request.clothes);
      const { style, size, clothes } = request;
      const worn = clothes ? ` in ${clothes.garment} ${clothes.dye}` : '';
      return Buffer.from(
        `PREVIEW ${words.join('/')} ${digest(secret).slice(0, 8)} ${style} ${size.widthPx} ${held.get(selfie)?.name ?? ''}${worn}`,
      );
    },

    async derive({ jpeg }, variant) {
      calls.push('derive');
      return Buffer.from(`${variant.toUpperCase()} of ${Buffer.from(jpeg).toString()}`);
    },

    async faceMarks(picture) {
      calls.push('faceMarks');
      const isHeadshot = Buffer.from(picture).toString().startsWith('HEADSHOT');
      const [leftEye, rightEye] = [450, 600].map((x) => ({ x, y: isHeadshot ? 500 : 400 }));
      const mouth = { x: 525, y: isHeadshot ? 660 : 560 };
      return {
        widthPx: 1024,
        heightPx: isHeadshot ? 1280 : 1024,
        leftEye: leftEye!,
        rightEye: rightEye!,
        mouth,
      };
    },
    async forPage({ bytes, kind, crop }, { widthPx: asked, type }) {
      calls.push('forPage');
      const part = crop ? ` at ${crop.x},${crop.y}` : '';
      const widthPx = Math.min(asked, crop?.width ?? 1024);
      const text = `PAGE ${type} ${widthPx} of ${kind}${part} ${Buffer.from(bytes).toString()}`;
      return { bytes: Buffer.from(text), widthPx, heightPx: Math.round(widthPx * 1.25) };
    },

    setMachineLoad() {},
    scenes: (style) => SCENES[style].map((scene) => scene.id),

    async release(selfies) {
      for (const selfie of selfies) held.delete(selfie);
    },
    async close() {
      held.clear();
    },
  };
  return engine;
}

/** The framings that every selfie allows, in the person's own clothes and in others. */
const FRAMINGS: PreparedSelfie['framings'] = ['classic', 'tight'];

function mostFrequent(names: readonly string[]): string | undefined {
  const count = (name: string) => names.filter((one) => one === name).length;
  return names.toSorted((a, b) => count(b) - count(a))[0];
}
