import { light, mix } from './backdrop.ts';
import { foliage } from './foliage.ts';
import type { PaintedScene } from './scene.ts';

/** Out of doors among leaves: bokeh in a garden, a path through a park, deep fern shade. */
export const GREENERY_SCENES: readonly PaintedScene[] = [
  {
    id: 'garden-bokeh',
    style: 'greenery',
    keySide: -1,
    keyStops: 0.25,
    rim: 0.35,
    framings: ['classic', 'wide', 'tight'],
    paint: (backdrop, random) => {
      backdrop.each((_, y) => mix(light('#8fae57', 0.9), light('#2f4a1f'), y * 0.9));
      foliage(backdrop, random, ['#3d6126', '#5d8a34', '#86ad4b', '#26431c'], { count: 900, size: 0.035 });
      // Sun through the leaves: each spark becomes a disc.
      for (let i = 0; i < 60; i++)
        backdrop.ellipse(random(), random() * 0.65, 0.0045, 0.0045, light('#f4ffc9', 14 + random() * 30));
      backdrop.defocus(0.04);
    },
  },
  {
    id: 'park-path',
    style: 'greenery',
    keySide: 1,
    keyStops: 0.22,
    rim: 0.45,
    framings: ['wide', 'classic', 'tight'],
    paint: (backdrop, random) => {
      backdrop.each((_, y) => mix(light('#eef6e4', 1.25), light('#9fb86d'), y * 1.7));
      foliage(backdrop, random, ['#5b8a3c', '#7fa94f', '#3f6b2d'], {
        count: 350,
        size: 0.05,
        x: [-0.1, 0.34],
        y: [-0.05, 0.7],
      });
      foliage(backdrop, random, ['#6b9a45', '#94bb5c', '#4a7833'], {
        count: 260,
        size: 0.05,
        x: [0.74, 1.1],
        y: [-0.05, 0.6],
      });
      foliage(backdrop, random, ['#8db65a', '#b3d07a'], {
        count: 160,
        size: 0.045,
        x: [0, 1],
        y: [-0.08, 0.16],
      });
      backdrop.rect(0.1, 0.15, 0.135, 0.75, light('#4b3a2a'));
      backdrop.rect(0.88, 0.1, 0.93, 0.75, light('#55432f'));
      backdrop.polygon(
        [
          [0, 0.72],
          [1, 0.66],
          [1, 1],
          [0, 1],
        ],
        light('#83a851', 1.1),
      );
      backdrop.polygon(
        [
          [0.4, 0.66],
          [0.56, 0.66],
          [0.95, 1],
          [0.15, 1],
        ],
        light('#d8cbb0'),
      );
      backdrop.defocus(0.038);
    },
  },
  {
    id: 'fern-shade',
    style: 'greenery',
    keySide: -1,
    keyStops: 0.25,
    rim: 0,
    framings: ['tight', 'classic', 'wide'],
    paint: (backdrop, random) => {
      backdrop.each((x, y) => mix(light('#2e4a33'), light('#122016'), x * 0.6 + y * 0.5));
      foliage(backdrop, random, ['#1f3b25', '#3c6b3f', '#2a5334', '#5b8a55'], {
        count: 500,
        size: 0.06,
        intensity: [0.3, 1.1],
      });
      backdrop.defocus(0.03);
      foliage(backdrop, random, ['#4f8049', '#6d9f5c'], {
        count: 24,
        size: 0.09,
        x: [-0.1, 0.25],
        y: [0.1, 0.9],
      });
      backdrop.defocus(0.022);
      backdrop.each((x, y, before) => mix(before, [0, 0, 0], 0.5 * Math.hypot(x - 0.35, y - 0.35)));
    },
  },
];
