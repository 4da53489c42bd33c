import { colourfulness, hueHistogram } from './hue-histogram.ts';
import { BACKGROUND, type Trimap, type UnknownBand, PERSON } from '../matte/trimap.ts';
import { smoothStep } from '../plane/smooth-step.ts';
import { colourHistogram } from './colour-histogram.ts';

/** Share of the hair that must have a colour for it to be one of the hair's own: dark between strands, a highlight. */
const RARE = 0.001;
const COMMON = 0.006;
/** How coloured something is (hue-histogram.ts): the sky 140, a leaf 130, a climbing hold 70. */
const PALEST = 60;
const VIVID = 100;
/** Shares of the person, or of what is behind, of one hue. */
const NOWHERE = 0.0005;
const SOMEWHERE = 0.003;

/**
 * How surely a pixel is hair, 0–1: the network says so, and its colour is one that the hair has elsewhere too. Without that,
 * cropped brown hair before a brown wall would look gnawed.
 */
export function hairConfidence(
  { red, green, blue, alpha, kinds, widthPx }: Trimap,
  shrink: number,
  { isHair }: UnknownBand,
): (index: number) => number {
  if (isHair === undefined) return () => 0;
  const pixels: number[] = [];
  for (let i = 0; i < kinds.length; i++)
    if (
      kinds[i] === PERSON &&
      isHair(((i % widthPx) + 0.5) * shrink, (Math.floor(i / widthPx) + 0.5) * shrink)
    )
      pixels.push(i);
  const share = colourHistogram([red, green, blue], pixels);
  return (i) => smoothStep(0.8, 0.98, alpha[i]) * smoothStep(RARE, COMMON, share(red[i], green[i], blue[i]));
}

/**
 * How surely a pixel is none of the person, 0–1: of a vivid hue that they have nowhere, and the background has. A leaf on the
 * hair. It asks neither the network nor how deep the pixel lies: a green clip at the very edge, before leaves, goes too.
 */
export function foreignHueConfidence({
  red,
  green,
  blue,
  kinds,
}: Pick<Trimap, 'red' | 'green' | 'blue' | 'kinds'>): (index: number) => number {
  const own = hueHistogram([red, green, blue], (i) => kinds[i] === PERSON);
  const old = hueHistogram([red, green, blue], (i) => kinds[i] === BACKGROUND);
  return (i) => {
    const [r, g, b] = [red[i], green[i], blue[i]];
    const vivid = smoothStep(PALEST, VIVID, colourfulness(r, g, b));
    if (vivid === 0) return 0;
    return (
      vivid *
      (1 - smoothStep(NOWHERE, SOMEWHERE, own(r, g, b))) *
      smoothStep(NOWHERE, SOMEWHERE, old(r, g, b))
    );
  };
}
