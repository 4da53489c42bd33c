import { expect, test } from 'vitest';

import { STYLE_IDS, type HeadshotRequest, type StyleId } from '../engine.ts';
import { SCENES } from '../scenes/all-scenes.ts';
import { planShoot, type PlannableSelfie } from './shoot-plan.ts';

const FULL: PlannableSelfie = { framings: ['tight', 'classic', 'wide'], quality: 0.5 };
const size = { widthPx: 1024, heightPx: 1280 };

function plan(styles: readonly StyleId[], count: number, selfies: readonly PlannableSelfie[], seed = 1) {
  return planShoot({ styles, count, selfies, scenes: SCENES, size, seed });
}

function key({ style, scene, selfieIndex, framing, variation }: HeadshotRequest): string {
  return [style, scene, selfieIndex, framing, variation].join(' ');
}

function tally(values: readonly (string | number)[]): number[] {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

test('the same input gives the same plan, another seed other seeds', () => {
  const selfies = Array.from({ length: 8 }, () => FULL);
  expect(plan(['warm'], 12, selfies)).toEqual(plan(['warm'], 12, selfies));
  expect(plan(['warm'], 12, selfies, 2)).not.toEqual(plan(['warm'], 12, selfies));
});

test('styles, selfies and scenes get even turns', () => {
  const planned = plan(
    STYLE_IDS.slice(0, 6),
    120,
    Array.from({ length: 8 }, () => FULL),
  ).map((p) => p.request);
  expect(new Set(tally(planned.map((request) => request.style)))).toEqual(new Set([20]));
  const bySelfie = tally(planned.map((request) => request.selfieIndex));
  expect(Math.max(...bySelfie) - Math.min(...bySelfie)).toBeLessThanOrEqual(3);
  for (const style of STYLE_IDS.slice(0, 6)) {
    const byScene = tally(
      planned.filter((request) => request.style === style).map((request) => request.scene),
    );
    expect(byScene.length).toBe(SCENES[style].length);
    expect(Math.max(...byScene) - Math.min(...byScene)).toBeLessThanOrEqual(2);
  }
});

test('the best selfie comes first', () => {
  const [first] = plan(['warm'], 1, [FULL, { ...FULL, quality: 0.9 }, FULL]);
  expect(first?.request.selfieIndex).toBe(1);
});

test('no request occurs twice, alternates included', () => {
  const planned = plan(['warm'], 120, [FULL, FULL, FULL, FULL, FULL]);
  const keys = planned.flatMap((p) => [p.request, ...p.alternates]).map(key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('alternates stay in the style that was chosen', () => {
  for (const { request, alternates } of plan(['warm', 'casual'], 10, [FULL, FULL]))
    expect(alternates.map((alternate) => alternate.style)).toEqual(alternates.map(() => request.style));
});

test('only framings that fit the selfie are asked for', () => {
  const planned = plan(['greenery'], 30, [{ framings: ['tight'], quality: 0.4 }, FULL]);
  for (const { request } of planned) if (request.selfieIndex === 0) expect(request.framing).toBe('tight');
});

test('without selfies there is nothing to plan', () => {
  expect(plan(['warm'], 12, [])).toEqual([]);
});

test('every style has at least two scenes, with ids of their own', () => {
  const ids = STYLE_IDS.flatMap((style) => SCENES[style].map((scene) => scene.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const style of STYLE_IDS) expect(SCENES[style].length).toBeGreaterThanOrEqual(2);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
