import { light, mix, type Light } from './backdrop.ts';
import { canvasWall } from './canvas-wall.ts';
import type { PaintedScene } from './scene.ts';

const SPINES: readonly string[] = [
  '#5a2f25',
  '#7a4a2d',
  '#2f3f36',
  '#8a6b43',
  '#3b2c3f',
  '#6b1f22',
  '#a68b5d',
  '#2c3647',
  '#c2a878',
];

/** Books, oak and leather: a library, a canvas the colour of a gown, a reading room. */
export const ACADEMIC_SCENES: readonly PaintedScene[] = [
  {
    id: 'library-shelves',
    style: 'academic',
    keySide: -1,
    keyStops: 0.25,
    rim: 0,
    framings: ['classic', 'tight', 'wide'],
    paint: (backdrop, random) => {
      backdrop.each(() => light('#3a2417'));
      for (let shelf = 0; shelf < 6; shelf++) {
        const top = shelf * 0.175 - 0.02;
        let x = -0.01;
        while (x < 1.02) {
          const width = 0.014 + random() * 0.028;
          const height = 0.1 + random() * 0.045;
          const spine = light(SPINES[Math.floor(random() * SPINES.length)]!, 0.75 + random() * 0.6);
          if (random() > 0.06) backdrop.rect(x, top + 0.155 - height, x + width, top + 0.155, spine);
          x += width + 0.002;
        }
        backdrop.rect(0, top + 0.155, 1, top + 0.175, light('#6b4526', 1.1));
      }
      for (const x of [0.2, 0.78]) backdrop.rect(x, 0, x + 0.03, 1, light('#553319'));
      backdrop.each((x, y, before) => {
        const lamp = 0.35 + 1.5 * Math.exp(-((x - 0.15) ** 2 * 4 + (y - 0.25) ** 2 * 5));
        return [before[0] * lamp * 1.08, before[1] * lamp, before[2] * lamp * 0.86];
      });
      backdrop.defocus(0.021);
    },
  },
  {
    id: 'gown-canvas',
    style: 'academic',
    keySide: 1,
    keyStops: 0.25,
    rim: 0,
    framings: ['classic', 'tight'],
    paint: (backdrop, random) => {
      canvasWall(
        backdrop,
        random,
        { lit: light('#8a6f52'), shade: light('#2a1d15') },
        { x: 0.6, y: 0.38, reach: 0.42 },
        0.5,
      );
    },
  },
  {
    id: 'reading-room',
    style: 'academic',
    keySide: 1,
    keyStops: 0.25,
    rim: 0.2,
    framings: ['wide', 'classic', 'tight'],
    paint: (backdrop, random) => {
      backdrop.each((_, y) => mix(light('#6a5036'), light('#3b2818'), y));
      // Oak panels below, tall arched windows above on the right, a row of green lamps.
      for (let i = 0; i < 7; i++)
        backdrop.rect(i * 0.15 + 0.01, 0.52, i * 0.15 + 0.13, 0.95, light('#55371d', 1.1));
      arch(backdrop.polygon.bind(backdrop), 0.7, 0.08, 0.2, 0.5, light('#f3e6c8', 1.6));
      arch(backdrop.polygon.bind(backdrop), 0.05, 0.1, 0.13, 0.48, light('#e8d8b4', 0.9));
      for (const x of [0.765, 0.83]) backdrop.rect(x, 0.08, x + 0.012, 0.5, light('#4a341f'));
      for (const x of [0.1, 0.36, 0.62, 0.9]) {
        backdrop.ellipse(x, 0.62 + random() * 0.02, 0.035, 0.016, light('#2f7d55', 1.8));
        backdrop.ellipse(x, 0.645, 0.026, 0.01, light('#ffe0a0', 4));
      }
      backdrop.defocus(0.034);
    },
  },
];

function arch(
  polygon: (corners: readonly (readonly [number, number])[], colour: Light) => void,
  x: number,
  top: number,
  width: number,
  bottom: number,
  colour: Light,
): void {
  const curve = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1 - i / 8);
    return [x + width / 2 + (width / 2) * Math.cos(angle), top + 0.09 - 0.09 * Math.sin(angle)] as const;
  });
  polygon([[x, bottom], ...curve, [x + width, bottom]], colour);
}
