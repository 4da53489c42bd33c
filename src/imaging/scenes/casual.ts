import { light, mix } from './backdrop.ts';
import type { PaintedScene } from './scene.ts';
import { valueNoise } from './value-noise.ts';

/** Bright and easy: a linen wall with window light, a café, a pale street. */
export const CASUAL_SCENES: readonly PaintedScene[] = [
  {
    id: 'linen-wall',
    style: 'casual',
    keySide: -1,
    keyStops: 0.18,
    rim: 0.45,
    framings: ['classic', 'wide', 'tight'],
    paint: (backdrop, random) => {
      const noise = valueNoise(random, 3);
      backdrop.each((x, y) => {
        const grain = 0.96 + 0.08 * noise(x * 6, y * 6);
        const fall = 1 - 0.42 * x - 0.1 * y;
        const c = light('#ece4d8', grain * fall);
        return c;
      });
      // Window light thrown on the wall, slanting.
      for (let pane = 0; pane < 3; pane++) {
        const x = 0.52 + pane * 0.17;
        backdrop.each((px, py, before) => {
          const slant = px - (py - 0.3) * 0.28;
          const inside = slant > x && slant < x + 0.13 && py > 0.06 && py < 0.66 ? 0.28 : 0;
          return [before[0] * (1 + inside * 1.1), before[1] * (1 + inside), before[2] * (1 + inside * 0.82)];
        });
      }
      backdrop.defocus(0.026);
    },
  },
  {
    id: 'corner-cafe',
    style: 'casual',
    keySide: 1,
    keyStops: 0.2,
    rim: 0.3,
    framings: ['wide', 'classic', 'tight'],
    paint: (backdrop, random) => {
      backdrop.each((_, y) => mix(light('#cdbfae'), light('#8f7a66'), y));
      backdrop.rect(0, 0.08, 0.34, 0.55, light('#4a5a58'));
      for (let i = 0; i < 18; i++) {
        const x = random() * 0.32;
        const y = 0.16 + Math.floor(random() * 3) * 0.13;
        backdrop.rect(
          x,
          y,
          x + 0.02 + random() * 0.02,
          y + 0.06,
          light(['#d9a066', '#efe6d6', '#7fa08f', '#b5543c'][i % 4]!, 1.1),
        );
      }
      backdrop.rect(0.62, 0.05, 0.98, 0.6, light('#f3f4ee', 1.7));
      backdrop.rect(0.79, 0.05, 0.81, 0.6, light('#6d5a49'));
      backdrop.rect(0, 0.62, 1, 0.7, light('#a8763f', 1.1));
      backdrop.rect(0, 0.7, 1, 1, light('#6a7f7c'));
      for (let i = 0; i < 5; i++)
        backdrop.ellipse(0.08 + i * 0.2, 0.09 + random() * 0.08, 0.016, 0.016, light('#ffd089', 16));
      backdrop.defocus(0.042);
    },
  },
  {
    id: 'pastel-street',
    style: 'casual',
    keySide: -1,
    keyStops: 0.2,
    rim: 0.5,
    framings: ['classic', 'wide', 'tight'],
    paint: (backdrop, random) => {
      backdrop.each((_, y) => mix(light('#d4e4f0', 1.15), light('#b9b2a8'), y * 1.5));
      const fronts = ['#e5b7a0', '#c9d6c3', '#e9d9ae', '#b8c8d8', '#dba993'];
      for (let i = 0; i < 5; i++) {
        const left = i < 3;
        const near = left ? i : 4 - i;
        const x0 = left ? near * 0.15 - 0.04 : 1.04 - near * 0.19 - 0.19;
        const top = 0.04 + near * 0.12;
        backdrop.rect(
          x0,
          top,
          x0 + (left ? 0.15 : 0.19),
          0.86 - near * 0.05,
          light(fronts[i]!, left ? 0.8 : 1.1),
        );
        for (let row = 0; row < 4; row++)
          for (let col = 0; col < 2; col++)
            backdrop.rect(
              x0 + 0.03 + col * 0.07,
              top + 0.06 + row * 0.15,
              x0 + 0.06 + col * 0.07,
              top + 0.14 + row * 0.15,
              light(random() < 0.3 ? '#f5ead2' : '#5f6a74'),
            );
      }
      backdrop.polygon(
        [
          [0, 0.86],
          [0.44, 0.7],
          [0.58, 0.7],
          [1, 0.86],
          [1, 1],
          [0, 1],
        ],
        light('#b3aaa0'),
      );
      backdrop.defocus(0.038);
    },
  },
];
