import { light, mix } from './backdrop.ts';
import { canvasWall } from './canvas-wall.ts';
import type { PaintedScene } from './scene.ts';

/** Cool, quiet, orderly: slate canvas, a glass office by day, a boardroom at dusk. */
export const CORPORATE_SCENES: readonly PaintedScene[] = [
  {
    id: 'slate-canvas',
    style: 'corporate',
    keySide: -1,
    keyStops: 0.2,
    rim: 0,
    framings: ['classic', 'tight', 'wide'],
    paint: (backdrop, random) => {
      canvasWall(
        backdrop,
        random,
        { lit: light('#9aa6b2'), shade: light('#39424d') },
        { x: 0.4, y: 0.36, reach: 0.5 },
        0.2,
      );
    },
  },
  {
    id: 'glass-office',
    style: 'corporate',
    keySide: 1,
    keyStops: 0.22,
    rim: 0.55,
    framings: ['classic', 'wide', 'tight'],
    paint: (backdrop, random) => {
      backdrop.each((_, y) => mix(light('#c3ccd4'), light('#78848f'), y));
      // Ceiling with lines of light that run to the vanishing point.
      backdrop.polygon(
        [
          [0, 0],
          [1, 0],
          [1, 0.1],
          [0.62, 0.3],
          [0.38, 0.3],
          [0, 0.16],
        ],
        light('#aab3bb'),
      );
      for (const x of [0.12, 0.42, 0.74])
        backdrop.polygon(
          [
            [x, 0],
            [x + 0.1, 0],
            [x * 0.4 + 0.33, 0.27],
            [x * 0.4 + 0.31, 0.27],
          ],
          light('#f4f8ff', 2.2),
        );
      // Window front on the right, dark partition on the left.
      backdrop.polygon(
        [
          [0.66, 0.26],
          [1, 0.08],
          [1, 0.86],
          [0.66, 0.7],
        ],
        light('#e9f3ff', 1.7),
      );
      for (const x of [0.72, 0.8, 0.9])
        backdrop.polygon(
          [
            [x, 0.2],
            [x + 0.018, 0.19],
            [x + 0.018, 0.8],
            [x, 0.78],
          ],
          light('#4a555f'),
        );
      backdrop.polygon(
        [
          [0, 0.2],
          [0.22, 0.3],
          [0.22, 0.78],
          [0, 0.9],
        ],
        light('#54626f'),
      );
      backdrop.polygon(
        [
          [0.03, 0.3],
          [0.17, 0.35],
          [0.17, 0.62],
          [0.03, 0.66],
        ],
        light('#8fa3b3', 1.1),
      );
      backdrop.polygon(
        [
          [0, 0.9],
          [0.22, 0.76],
          [0.66, 0.7],
          [1, 0.86],
          [1, 1],
          [0, 1],
        ],
        light('#5d6670'),
      );
      for (let i = 0; i < 7; i++) {
        const x = 0.24 + random() * 0.5;
        backdrop.rect(x, 0.62, x + 0.05 + random() * 0.06, 0.72, light(i % 2 ? '#2f3841' : '#9fb2c4'));
      }
      backdrop.defocus(0.045);
    },
  },
  {
    id: 'boardroom-dusk',
    style: 'corporate',
    keySide: -1,
    keyStops: 0.25,
    rim: 0,
    framings: ['tight', 'classic', 'wide'],
    paint: (backdrop, random) => {
      backdrop.each((_, y) => mix(light('#2b3a52'), light('#4f5d78'), y * 1.3));
      for (let i = 0; i < 26; i++) {
        const x = random();
        const top = 0.3 + random() * 0.35;
        backdrop.rect(x - 0.05, top, x + 0.05, 0.95, light(random() < 0.5 ? '#1d2838' : '#26344a'));
      }
      for (let i = 0; i < 80; i++) {
        const warm = random() < 0.7;
        const x = random();
        const y = 0.34 + random() * 0.5;
        backdrop.ellipse(x, y, 0.004, 0.004, light(warm ? '#ffcf93' : '#bcd4ff', 8 + random() * 24));
      }
      backdrop.defocus(0.032);
      // Window frame and table edge in the room, less out of focus than the city.
      for (const x of [0.04, 0.86]) backdrop.rect(x, 0, x + 0.035, 1, light('#10151d'));
      backdrop.rect(0, 0, 1, 0.05, light('#10151d'));
      backdrop.defocus(0.016);
      backdrop.glow(0.05, 0.1, 0.25, light('#8fa7cc', 0.12));
    },
  },
];
