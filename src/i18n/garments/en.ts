import type { DressCode, DyeId, GarmentCut, GarmentId } from '../../catalog/garments.ts';

const names: Record<GarmentId, string> = {
  'suit-jacket': 'Jacket with open shirt',
  'linen-blazer': 'Linen blazer',
  overshirt: 'Overshirt',
  'overshirt-tee': 'Overshirt with T-shirt',
  'suit-tie': 'Suit and tie',
  waistcoat: 'Waistcoat and shirt',
  'striped-shirt': 'Striped shirt',
  'denim-shirt': 'Denim shirt',
  'light-shirt': 'Plain shirt',
  polo: 'Polo shirt',
  'beige-polo': 'Light polo shirt',
  'stand-collar': 'Stand-collar shirt',
  'fine-knit': 'Fine-knit jumper',
  'round-knit': 'Round-neck jumper',
};

/** Follows "In": a suit and tie. */
const worn: Record<GarmentId, string> = {
  'suit-jacket': 'a jacket with an open shirt',
  'linen-blazer': 'a linen blazer',
  overshirt: 'an overshirt',
  'overshirt-tee': 'an overshirt with a T-shirt',
  'suit-tie': 'a suit and tie',
  waistcoat: 'a waistcoat and shirt',
  'striped-shirt': 'a striped shirt',
  'denim-shirt': 'a denim shirt',
  'light-shirt': 'a plain shirt',
  polo: 'a polo shirt',
  'beige-polo': 'a light polo shirt',
  'stand-collar': 'a stand-collar shirt',
  'fine-knit': 'a fine-knit jumper',
  'round-knit': 'a round-neck jumper',
};

const dyes: Record<DyeId, string> = {
  own: 'Original colour',
  navy: 'Navy',
  charcoal: 'Charcoal',
  black: 'Black',
  grey: 'Grey',
  camel: 'Camel',
  burgundy: 'Burgundy',
  white: 'White',
  'light-blue': 'Light blue',
  'burgundy-tie': 'Burgundy tie',
  'navy-tie': 'Navy tie',
  'green-tie': 'Green tie',
};

const cuts: Record<GarmentCut, string> = { straight: 'straight cut', tailored: 'tailored cut' };

const dressCodes: Record<DressCode, string> = { business: 'Business', casual: 'Smart casual' };

/** The reasons why a selfie can't be shown in our clothes, and what helps. */
const refusals = {
  'turned-away': 'Your head is turned too far: for business clothes, look into the camera.',
  'neck-hidden': 'Something covers your neck: for business clothes, leave your collar uncovered.',
  'hair-over-collar': 'Your hair covers your collar: for business clothes, tie it back.',
  'top-cut-off': 'Your own top is cut off: for business clothes, hold the phone further away.',
  unsure:
    'We can’t tell hair, neck and clothes apart here: hair behind your shoulders, no hood and a calm background help.',
  'does-not-fit': 'None of our clothes fit well here: face the camera and keep your shoulders level.',
};

export const garments = {
  garments: names,
  worn,
  dyes,
  cuts,
  dressCodes,
  refusals,
  /** Shown when none of the chosen garments, or of those that a mix uses, fits a photo. */
  onlyOthersFit: 'Only some of our other clothes fit this photo: you’ll find them under “Clothes”, “Choose”.',
  /** Stands for an operator's garment that is no longer offered, because its name was removed with it. */
  unnamed: { name: 'Other clothes', worn: 'other clothes' },
  ownClothes: 'In your own clothes',
  inOurs: (garment: string) => `In ${garment} (ours)`,
  ours: (name: string) => `${name} (ours)`,
};

export type GarmentsTexts = typeof garments;
