/**
 * The seven looks a buyer can choose (spec §3), in the order pages show them. The list is in base because the shop and the
 * engine share it, and neither of them may import the other.
 */
export const STYLE_IDS = [
  'academic',
  'casual',
  'corporate',
  'creative',
  'greenery',
  'realEstate',
  'warm',
] as const;
export type StyleId = (typeof STYLE_IDS)[number];
