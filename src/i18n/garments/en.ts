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

/** Why a selfie keeps its own clothes, and what helps. */
const refusals = {
  'turned-away': 'Your head is turned too far: look into the camera for business clothes.',
  'neck-hidden': 'Something covers your neck: leave the collar free for business clothes.',
  'hair-over-collar': 'Hair over your collar: tie it back for business clothes.',
  'top-cut-off': 'Your own top is cut off: hold the phone further away for business clothes.',
  unsure:
    'We cannot tell hair, neck and clothes apart here: hair behind the shoulders, no hood and a calm background help.',
  'does-not-fit': 'None of our clothes sit well here: face the camera, with level shoulders.',
};

export const garments = {
  garments: names,
  worn,
  dyes,
  cuts,
  dressCodes,
  refusals,
  /** Shown when nothing that was wished for, or that a mix uses, fits a photo. */
  onlyOthersFit: 'For this photo only other clothes of ours fit: you find them under “Clothes”, “Choose”.',
  /** For an operator's garment that is no longer offered: its name went with it. */
  unnamed: { name: 'Other clothes', worn: 'other clothes' },
  ownClothes: 'In your own clothes',
  inOurs: (garment: string) => `In ${garment} (ours)`,
  ours: (name: string) => `${name} (ours)`,
};

export type GarmentsTexts = typeof garments;
