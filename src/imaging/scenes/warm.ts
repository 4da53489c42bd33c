import { light, mix } from './backdrop.ts';
import type { PaintedScene } from './scene.ts';
import { foliage } from './foliage.ts';

/** Lamp light and low sun: wood with filament bulbs, a golden field, a hearth. */
export const WARM_SCENES: readonly PaintedScene[] = [
  {
    id: 'filament-bulbs',
    style: 'warm',
    keySide: -1,
    keyStops: 0.25,
    rim: 0.1,
    framings: ['classic', 'tight', 'wide'],
    paint: (backdrop, random) => {
      for (let board = 0; board < 12; board++) {
        const tone = 0.5 + random() * 0.5;
        backdrop.rect(board / 12, 0, (board + 1) / 12 - 0.004, 1, light('#8a5328', tone));
      }
      backdrop.each((x, y, before) => {
        const lamp = 0.35 + 0.95 * Math.exp(-((x - 0.25) ** 2 * 3 + (y - 0.2) ** 2 * 4));
        return [before[0] * lamp * 1.1, before[1] * lamp, before[2] * lamp * 0.8];
      });
      for (let i = 0; i < 9; i++)
        backdrop.ellipse(0.05 + (i / 8) * 0.92, 0.07 + random() * 0.26, 0.008, 0.01, light('#ffb45a', 30));
      backdrop.defocus(0.034);
      backdrop.glow(0.2, 0.15, 0.3, light('#ff9d45', 0.09));
    },
  },
  {
    id: 'golden-field',
    style: 'warm',
    keySide: 1,
    keyStops: 0.28,
    rim: 0.5,
    framings: ['classic', 'wide', 'tight'],
    paint: (backdrop, random) => {
      backdrop.each((_, y) => mix(light('#ffd9a0', 1.1), light('#e79a4c'), y * 1.6));
      backdrop.glow(0.82, 0.3, 0.22, light('#ffe6b0', 1.4));
      backdrop.polygon(
        [
          [0, 0.5],
          [0.3, 0.44],
          [0.55, 0.5],
          [1, 0.47],
          [1, 1],
          [0, 1],
        ],
        light('#b3792f', 0.85),
      );
      foliage(backdrop, random, ['#7a4f22', '#94652b', '#5c3c1c'], {
        count: 120,
        size: 0.05,
        x: [-0.1, 0.22],
        y: [0.2, 0.55],
        intensity: [0.5, 1],
      });
      foliage(backdrop, random, ['#d79b45', '#b8782c', '#f0bd68'], {
        count: 500,
        size: 0.02,
        y: [0.55, 1.05],
        intensity: [0.5, 1.2],
      });
      for (let i = 0; i < 18; i++)
        backdrop.ellipse(random(), 0.35 + random() * 0.4, 0.004, 0.004, light('#fff0c0', 20));
      backdrop.defocus(0.04);
    },
  },
  {
    id: 'hearth-room',
    style: 'warm',
    keySide: 1,
    keyStops: 0.28,
    rim: 0,
    framings: ['tight', 'classic', 'wide'],
    paint: (backdrop, random) => {
      backdrop.each((x, y) => mix(light('#5a3522'), light('#24140d'), (1 - x) * 0.6 + y * 0.4));
      backdrop.rect(0.6, 0.42, 1.05, 0.95, light('#6d4a35'));
      backdrop.rect(0.66, 0.52, 1, 0.95, light('#160b07'));
      for (let i = 0; i < 40; i++)
        backdrop.ellipse(
          0.7 + random() * 0.26,
          0.68 + random() * 0.2,
          0.012,
          0.03,
          light(random() < 0.5 ? '#ff8a2b' : '#ffc15e', 2.5),
        );
      backdrop.rect(0.58, 0.38, 1.05, 0.43, light('#a06a3c', 0.9));
      backdrop.rect(0.06, 0.2, 0.24, 0.24, light('#ffcf8a', 0.9));
      backdrop.polygon(
        [
          [0.08, 0.12],
          [0.22, 0.12],
          [0.26, 0.26],
          [0.04, 0.26],
        ],
        light('#ffc477', 2.4),
      );
      backdrop.rect(0.145, 0.26, 0.155, 0.6, light('#2c1a10'));
      backdrop.defocus(0.04);
      backdrop.glow(0.85, 0.7, 0.3, light('#ff7a26', 0.16));
      backdrop.glow(0.15, 0.2, 0.22, light('#ffb263', 0.14));
    },
  },
];
