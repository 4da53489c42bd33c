import { light, mix } from './backdrop.ts';
import { canvasWall } from './canvas-wall.ts';
import type { PaintedScene } from './scene.ts';

/** Colour as the subject: two gels on a wall, terracotta against teal, a painted mural. */
export const CREATIVE_SCENES: readonly PaintedScene[] = [
  {
    id: 'two-gels',
    style: 'creative',
    keySide: 1,
    keyStops: 0.22,
    rim: 0.12,
    framings: ['tight', 'classic'],
    paint: (backdrop, random) => {
      canvasWall(
        backdrop,
        random,
        { lit: light('#4b3a78'), shade: light('#191430') },
        { x: 0.5, y: 0.4, reach: 0.6 },
        0.15,
      );
      backdrop.glow(0.02, 0.45, 0.3, light('#2f5bff', 0.55));
      backdrop.glow(1, 0.35, 0.32, light('#ff3d8b', 0.6));
    },
  },
  {
    id: 'terracotta-teal',
    style: 'creative',
    keySide: -1,
    keyStops: 0.22,
    rim: 0.1,
    framings: ['classic', 'tight', 'wide'],
    paint: (backdrop, random) => {
      canvasWall(
        backdrop,
        random,
        { lit: light('#d96f45'), shade: light('#8e3b22') },
        { x: 0.3, y: 0.35, reach: 0.55 },
        0.2,
      );
      // A tall teal arch behind one shoulder.
      backdrop.ellipse(0.74, 0.34, 0.25, 0.25, light('#13757a', 0.9));
      backdrop.rect(0.49, 0.34, 0.99, 1, light('#13757a', 0.9));
      backdrop.each((x, y, before) => mix(before, [0, 0, 0], 0.35 * Math.hypot(x - 0.4, y - 0.4)));
      backdrop.defocus(0.014);
    },
  },
  {
    id: 'yellow-studio',
    style: 'creative',
    keySide: -1,
    keyStops: 0.15,
    rim: 0.35,
    framings: ['classic', 'wide', 'tight'],
    paint: (backdrop, random) => {
      canvasWall(
        backdrop,
        random,
        { lit: light('#ffc928', 1.05), shade: light('#c98408') },
        { x: 0.42, y: 0.35, reach: 0.65 },
        0.08,
      );
    },
  },
  {
    id: 'painted-mural',
    style: 'creative',
    keySide: 1,
    keyStops: 0.2,
    rim: 0.2,
    framings: ['wide', 'classic'],
    paint: (backdrop, random) => {
      backdrop.each(() => light('#ece2d0', 0.85));
      const paints = ['#e2483d', '#1f6f8b', '#f2b134', '#2c3e63', '#e98a9c', '#3c8d6b'];
      for (let i = 0; i < 13; i++) {
        const x = random();
        const y = random();
        const size = 0.09 + random() * 0.16;
        backdrop.ellipse(
          x,
          y,
          size,
          size * (0.6 + random() * 0.5),
          light(paints[i % paints.length]!, 0.9),
          random() * 3,
        );
      }
      backdrop.defocus(0.03);
    },
  },
];
