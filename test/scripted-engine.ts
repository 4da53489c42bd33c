import { createHash } from 'node:crypto';
import type { HeadshotEngine } from '../src/imaging/engine.ts';
import type { Headshot } from '../src/imaging/finished-headshot.ts';
import type { HeadshotRequest } from '../src/imaging/headshot-request.ts';
import type { PreparedSelfie, RejectReason } from '../src/imaging/selfie.ts';
import { hashBitsOf } from '../src/imaging/measure/likeness/perceptual-hash.ts';
import { SCENES } from '../src/imaging/scenes/all-scenes.ts';
import { BACKDROPS } from '../src/imaging/scenes/backdrops.ts';
import { planShoot } from '../src/imaging/recipes/plan/shoot-plan.ts';
import { runShoot, type ShootEvent, type ShootOptions } from '../src/imaging/recipes/shoot.ts';

const SIZE = { widthPx: 1024, heightPx: 1280 };

/** Basic's twelve headshots of five selfies. */
export const SHOOT_OPTIONS: ShootOptions = {
  selfies: ['a', 'b', 'c', 'd', 'e'].map((fileName) => ({ fileName, bytes: new Uint8Array([1]) })),
  styles: ['warm', 'casual'],
  count: 12,
  size: SIZE,
  seed: 3,
};

/** Returns a perceptual hash that differs in about half of its bits between any two requests. */
export function requestHash(request: HeadshotRequest): string {
  return hashOfText(JSON.stringify(request));
}

function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Creates an engine that draws nothing and records its calls.
 * @param behaviour which requests fail verification (`fails`), which selfies are refused by `prepare` (`unfit`) and by
 *   `compare` (`compared`), by file name, and the perceptual hash of each picture
 */
export function createScriptedEngine(behaviour: {
  readonly fails?: (request: HeadshotRequest) => boolean;
  readonly unfit?: Readonly<Record<string, RejectReason>>;
  readonly compared?: Readonly<Record<string, RejectReason>>;
  readonly hash?: (request: HeadshotRequest) => string;
}): HeadshotEngine & {
  readonly announced: string[];
  readonly rendered: HeadshotRequest[];
  readonly released: string[];
} {
  const announced: string[] = [];
  const rendered: HeadshotRequest[] = [];
  const released: string[] = [];
  const unused = (): never => {
    throw new Error('not part of a shoot');
  };
  return {
    announced,
    rendered,
    released,
    announce: (styles) => announced.push(...styles),
    warmUp: unused,
    setMachineLoad: unused,
    clean: unused,
    check: unused,
    renderPreview: unused,
    derive: unused,
    faceMarks: unused,
    cutGarment: unused,
    proposeGarmentShape: unused,
    drawGarmentShape: unused,
    useWardrobe: unused,
    tryGarments: unused,
    forPage: unused,
    scenes: unused,
    close: unused,
    async compare(selfies) {
      return selfies.map((selfie) => {
        const reason = behaviour.compared?.['id' in selfie ? selfie.id : selfie.fileName];
        return reason === undefined ? [] : [reason];
      });
    },
    async prepare({ fileName }) {
      const reason = behaviour.unfit?.[fileName];
      if (reason !== undefined) return { ok: false, reasons: [reason] };
      const selfie = {
        id: fileName,
        framings: ['tight', 'classic', 'wide'],
        quality: 0.5,
        cautions: [],
        measures: { perceptualHash: hashOfText(fileName) },
      };
      return { ok: true, selfie: selfie as unknown as PreparedSelfie };
    },
    async plan(selfies, request) {
      return planShoot({
        ...request,
        selfies,
        scenes: SCENES,
        backdrops: BACKDROPS,
        predictHash: (each) => hashBitsOf(requestHash(each)),
      });
    },
    async render(selfies, request) {
      rendered.push(request);
      const failed = behaviour.fails?.(request) === true;
      const failures = failed ? ['likeness'] : [];
      return {
        request,
        size: SIZE,
        passed: !failed,
        failures,
        jpeg: new Uint8Array(1),
        measures: { perceptualHash: behaviour.hash?.(request) ?? requestHash(request) },
      } as unknown as Headshot;
    },
    async release(selfies) {
      released.push(...selfies.map((selfie) => selfie.id));
    },
  };
}

/** Returns every event of a shoot with these options, in order. */
export async function shootEvents(
  engine: HeadshotEngine,
  options: Partial<ShootOptions> = {},
  signal?: AbortSignal,
): Promise<ShootEvent[]> {
  const seen: ShootEvent[] = [];
  for await (const event of runShoot(engine, { ...SHOOT_OPTIONS, ...options }, signal)) seen.push(event);
  return seen;
}

/** Returns the headshots among the events, sorted by number. */
export function headshotEvents(seen: readonly ShootEvent[]) {
  return seen
    .flatMap((event) => (event.kind === 'headshot' ? [event] : []))
    .toSorted((a, b) => a.number - b.number);
}
