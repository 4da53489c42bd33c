import { colourfulness, hueHistogram } from './hue-histogram.ts';
import { BACKGROUND, type Trimap, type UnknownBand, PERSON } from '../matte/trimap.ts';
import { smoothStep } from '../plane/smooth-step.ts';
import { colourHistogram } from './colour-histogram.ts';

/**
 * Frequencies of a colour in the hair, such as dark between strands or a highlight: up to the first it is not the hair's own,
 * from the second on it is.
 */
const RARE = 0.001;
const COMMON = 0.006;
/** Colourfulness (hue-histogram.ts) between which a hue becomes vivid: the sky has 140, a leaf 130, a climbing hold 70. */
const PALEST = 60;
const VIVID = 100;
/** Frequencies of a hue in the person or the background: up to the first it is absent, from the second on present. */
const ABSENT = 0.0005;
const PRESENT = 0.003;

/**
 * Returns a function for the confidence 0–1 that a pixel is hair: the network's coverage is high, and the hair has its colour
 * elsewhere too. Otherwise cropped brown hair in front of a brown wall would look ragged.
 * @param shrink pixels of the image per pixel of the trimap
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
 * Returns a function for the confidence 0–1 that a pixel is background, such as a leaf on the hair: it has a vivid hue that the
 * person has nowhere and the background has. Neither the network's coverage nor the depth inside the person counts, so that a
 * green hair clip at the very edge, in front of leaves, is background too.
 */
export function foreignHueConfidence({
  red,
  green,
  blue,
  kinds,
}: Pick<Trimap, 'red' | 'green' | 'blue' | 'kinds'>): (index: number) => number {
  const ofPerson = hueHistogram([red, green, blue], (i) => kinds[i] === PERSON);
  const ofBackground = hueHistogram([red, green, blue], (i) => kinds[i] === BACKGROUND);
  return (i) => {
    const [r, g, b] = [red[i], green[i], blue[i]];
    const vivid = smoothStep(PALEST, VIVID, colourfulness(r, g, b));
    if (vivid === 0) return 0;
    return (
      vivid *
      (1 - smoothStep(ABSENT, PRESENT, ofPerson(r, g, b))) *
      smoothStep(ABSENT, PRESENT, ofBackground(r, g, b))
    );
  };
}
