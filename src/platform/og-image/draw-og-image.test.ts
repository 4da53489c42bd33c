import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawOgImage } from './draw-og-image.ts';
import { OG_IMAGE_SIZE, type OgCard } from './og-image.ts';
import { OG_COLOURS } from './og-palette.ts';

const SCENES = new URL('../../../assets/scenes/', import.meta.url);
const { widthPx: WIDTH, heightPx: HEIGHT } = OG_IMAGE_SIZE;

const TITLES = [
  'Pricing',
  'What to wear for a headshot: colours, collars and the one rule photographers agree on',
  'Professionelle Bewerbungsfotos aus Ihren Selfies – günstig und schnell',
  'Allgemeine Geschäftsbedingungen',
  'Bewerbungsfoto auf dem Lebenslauf: Pflicht, Gewohnheit oder Nachteil? Was das Gleichbehandlungsgesetz sagt',
  'Bewerbungsfotobearbeitungsprogrammvergleich',
  '¿Cuánto dura una foto de LinkedIn? Señales de que ha llegado el momento de cambiarla por una nueva',
  'w '.repeat(90).trim(),
];

const frame = { number: 41, scene: 'glass-office', caption: 'Restaurante a la luz de las velas' };
const frames = {
  strip: [1, 2, 3, 4, 5, 6, 7].map((number) => ({ ...frame, number, caption: 'Inmobiliario' })),
  single: [frame],
};

async function draw(card: Pick<OgCard, 'title' | 'frames'> & Partial<OgCard>) {
  const pictures = new Map([[frame.scene, await readFile(new URL(`${frame.scene}.jpg`, SCENES))]]);
  const whole = { kicker: 'Consejos para tu retrato profesional', chosen: 0, ...card };
  const svg = await drawOgImage(whole, pictures);
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([WIDTH, HEIGHT]);
  const paper = Buffer.from(OG_COLOURS.paper.slice(1), 'hex');
  return {
    /** Counts the pixels of a rectangle that do not have the colour of the paper. */
    ink(left: number, top: number, right: number, bottom: number): number {
      let inked = 0;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++)
          if (paper.compare(data, (y * WIDTH + x) * 3, (y * WIDTH + x + 1) * 3) !== 0) inked++;
      return inked;
    },
  };
}

describe.each(TITLES)('%s', (title) => {
  it.each(['strip', 'single'] as const)('leaves a margin of 60 px on all sides (%s)', async (look) => {
    const { ink } = await draw({ title, frames: frames[look] });
    expect(ink(0, 0, WIDTH, 60)).toBe(0);
    expect(ink(0, HEIGHT - 60, WIDTH, HEIGHT)).toBe(0);
    expect(ink(0, 0, 60, HEIGHT)).toBe(0);
    expect(ink(WIDTH - 60, 0, WIDTH, HEIGHT)).toBe(0);
  });

  it('is between the name and the strip and touches neither', async () => {
    const { ink } = await draw({ title, frames: frames.strip });
    expect(ink(60, 110, 1140, 130)).toBe(0);
    expect(ink(60, 130, 1140, 324)).toBeGreaterThan(1_000);
    expect(ink(60, 324, 1140, 344)).toBe(0);
  });

  it('stays in its column beside a single frame', async () => {
    const { ink } = await draw({ title, frames: frames.single });
    expect(ink(60, 112, 716, 180)).toBe(0);
    expect(ink(60, 236, 716, 570)).toBeGreaterThan(1_000);
    expect(ink(716, 0, 756, HEIGHT)).toBe(0);
  });
});

it('the margins stay free of the ring around the last frame too', async () => {
  const { ink } = await draw({ title: 'Pricing', frames: frames.strip, chosen: 6 });
  expect(ink(WIDTH - 60, 0, WIDTH, HEIGHT)).toBe(0);
});

it('truncates a kicker that is too long', async () => {
  const { ink } = await draw({ title: 'Pricing', kicker: 'kicker '.repeat(20), frames: frames.single });
  expect(ink(60, 420, 716, 470)).toBeGreaterThan(100);
  expect(ink(716, 0, 756, HEIGHT)).toBe(0);
});

it('marks the chosen frame only', async () => {
  const at = async (chosen: number) => {
    const svg = await drawOgImage(
      { title: 'Pricing', kicker: '', frames: frames.strip, chosen },
      new Map([[frame.scene, await readFile(new URL('glass-office.jpg', SCENES))]]),
    );
    return svg.split(`stroke=%22${OG_COLOURS.red.replace('#', '%23')}%22`).length - 1;
  };
  expect(await at(3)).toBe(1);
});

it('has the colours of the contact sheet', async () => {
  const tokens = await readFile(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
  for (const [name, colour] of Object.entries(OG_COLOURS)) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokens, name).toContain(`--${token}: ${colour};`);
  }
});
