import { expect, test } from 'vitest';

import { STYLE_IDS } from '../../../base/style-ids.ts';
import { deltaE2000, labOfLinear, linearOfLab } from '../../measure/image/colour-difference.ts';
import { meterSkin } from './meter-skin.ts';
import { lightFactors, type SceneLight } from './scene-light.ts';
import { codedFromLinear, linearFromCoded } from './srgb.ts';
import { applyTone, TONES, type Tone } from '../finish/tone.ts';

function skin(lightness: number) {
  const [red, green, blue] = linearOfLab({ lightness, a: 16, b: 19 });
  return [{ colour: { red, green, blue }, cell: 0 }];
}

const FLAT: SceneLight = {
  widthPx: 1,
  heightPx: 1,
  stops: Float32Array.of(0.3),
  warmth: Float32Array.of(0),
};
const AMBER: SceneLight = { ...FLAT, warmth: Float32Array.of(0.9) };

/** Returns the skin's colour in the headshot, and its distance from the original colour. */
function moved(lightness: number, light: SceneLight, tone: Tone) {
  const lit = skin(lightness);
  const levels = meterSkin(lit, light, tone);
  const factors = lightFactors(light, levels).data;
  const { red, green, blue } = lit[0]!.colour;
  const image = Float32Array.from(
    [red, green, blue],
    (value, c) => 255 * codedFromLinear(value) * factors[c]!,
  );
  applyTone(image, tone);
  const [r, g, b] = Array.from(image, (value) => linearFromCoded(value / 255));
  const after = labOfLinear(r!, g!, b!);
  return { levels, after, shift: deltaE2000(labOfLinear(red, green, blue), after) };
}

test.each(STYLE_IDS)('skin of every lightness stays as light as it was under the tone of %s', (style) => {
  for (const lightness of [25, 45, 65, 82])
    expect(moved(lightness, FLAT, TONES[style]).after.lightness).toBeCloseTo(lightness, 0);
});

test.each([25, 45, 65, 82])(
  'however amber the place, skin of lightness %i keeps its colour within 4',
  (lightness) => {
    for (const style of STYLE_IDS) expect(moved(lightness, AMBER, TONES[style]).shift).toBeLessThan(4);
  },
);

test('some of the warmth of a warm scene stays on the person', () => {
  const { levels, after } = moved(60, AMBER, TONES.corporate);
  expect(levels.warmthShare).toBeGreaterThan(0);
  expect(after.b).toBeGreaterThan(19);
});

test('without skin the light is neither brightened nor tinted', () => {
  expect(meterSkin([], AMBER, TONES.warm)).toEqual({ stops: 0, warmthShare: 0 });
});
