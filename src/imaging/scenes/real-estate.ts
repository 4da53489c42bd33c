import { light, mix } from './backdrop.ts';
import { foliage } from './foliage.ts';
import type { PaintedScene } from './scene.ts';

/** Homes that sell: a white living room, a kitchen island, a house front with lawn. */
export const REAL_ESTATE_SCENES: readonly PaintedScene[] = [
  {
    id: 'bright-living-room',
    style: 'realEstate',
    keySide: 1,
    keyStops: 0.18,
    rim: 0.5,
    framings: ['wide', 'classic', 'tight'],
    paint: (backdrop, random) => {
      backdrop.each((x, y) => mix(light('#f1eee8', 0.95), light('#d9d2c7', 0.85), y * 0.6 + (1 - x) * 0.3));
      backdrop.rect(0.63, 0.06, 0.97, 0.66, light('#f7fbff', 2));
      for (const x of [0.63, 0.795, 0.96]) backdrop.rect(x, 0.06, x + 0.014, 0.66, light('#c9c4bb'));
      foliage(backdrop, random, ['#9cc07f', '#bfd8a8'], {
        count: 60,
        size: 0.04,
        x: [0.65, 0.95],
        y: [0.42, 0.62],
        intensity: [0.8, 1.4],
      });
      // Framed picture, sofa, cushions, a plant, wooden floor.
      backdrop.rect(0.08, 0.14, 0.3, 0.36, light('#6f7f88'));
      backdrop.rect(0.1, 0.16, 0.28, 0.34, light('#e6dccb'));
      backdrop.ellipse(0.19, 0.26, 0.05, 0.05, light('#c98d63'));
      backdrop.rect(-0.02, 0.58, 0.5, 0.84, light('#aeb6b8'));
      backdrop.rect(0.04, 0.54, 0.16, 0.66, light('#d9a441'));
      backdrop.rect(0.2, 0.55, 0.31, 0.66, light('#5d7f8c'));
      backdrop.rect(0, 0.84, 1, 1, light('#c39a6b'));
      foliage(backdrop, random, ['#3f6f43', '#5c8f55'], {
        count: 70,
        size: 0.045,
        x: [0.5, 0.62],
        y: [0.42, 0.68],
      });
      backdrop.defocus(0.036);
    },
  },
  {
    id: 'kitchen-island',
    style: 'realEstate',
    keySide: -1,
    keyStops: 0.18,
    rim: 0.45,
    framings: ['classic', 'wide', 'tight'],
    paint: (backdrop) => {
      backdrop.each((_, y) => mix(light('#f4f2ee', 0.95), light('#dcd8d0', 0.9), y));
      backdrop.rect(0, 0.02, 0.26, 0.72, light('#f4faff', 1.8));
      backdrop.rect(0.12, 0.02, 0.14, 0.72, light('#bdb8b0'));
      backdrop.rect(0.34, 0.06, 1, 0.32, light('#8ea3ad', 0.95));
      for (const x of [0.5, 0.67, 0.84]) backdrop.rect(x, 0.06, x + 0.008, 0.32, light('#62757f'));
      backdrop.rect(0.34, 0.34, 1, 0.5, light('#e9e4da'));
      for (const x of [0.4, 0.66, 0.92]) {
        backdrop.rect(x - 0.002, 0, x + 0.002, 0.18, light('#3a3a3a'));
        backdrop.ellipse(x, 0.2, 0.04, 0.03, light('#b8894a'));
        backdrop.ellipse(x, 0.22, 0.022, 0.012, light('#fff0cf', 9));
      }
      backdrop.rect(0.28, 0.5, 1, 0.56, light('#b98b5b'));
      backdrop.rect(0, 0.66, 1, 0.71, light('#fbfaf7', 1.1));
      backdrop.rect(0, 0.71, 1, 1, light('#5f7480'));
      backdrop.ellipse(0.86, 0.62, 0.05, 0.035, light('#d8703c'));
      backdrop.defocus(0.036);
    },
  },
  {
    id: 'front-lawn',
    style: 'realEstate',
    keySide: 1,
    keyStops: 0.22,
    rim: 0.5,
    framings: ['wide', 'classic', 'tight'],
    paint: (backdrop, random) => {
      backdrop.each((_, y) => mix(light('#8fbde8', 1.05), light('#e3eef7', 1.2), y * 2.2));
      // White house with a dark gable roof and lit windows, hedge and lawn.
      backdrop.rect(0.34, 0.3, 1.1, 0.74, light('#f2eee6', 1.05));
      backdrop.polygon(
        [
          [0.28, 0.31],
          [0.7, 0.06],
          [1.15, 0.31],
        ],
        light('#58606a'),
      );
      for (const x of [0.42, 0.76, 0.92]) {
        backdrop.rect(x, 0.38, x + 0.1, 0.54, light('#4c6478'));
        backdrop.rect(x + 0.046, 0.38, x + 0.054, 0.54, light('#f2eee6'));
      }
      backdrop.rect(0.58, 0.46, 0.68, 0.74, light('#8a3f2c'));
      foliage(backdrop, random, ['#4d7c3a', '#6a9a48', '#3a6130'], {
        count: 260,
        size: 0.045,
        x: [-0.08, 0.28],
        y: [0.08, 0.72],
      });
      foliage(backdrop, random, ['#4d7c3a', '#5f8f44'], {
        count: 160,
        size: 0.035,
        x: [0.2, 1.05],
        y: [0.68, 0.77],
      });
      backdrop.rect(0, 0.76, 1, 1, light('#7fae4e'));
      backdrop.defocus(0.034);
    },
  },
];
