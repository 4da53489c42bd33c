/**
 * Test photos of people who really wear a blazer, a suit, a jacket or a waistcoat, found by looking at all of them. The list
 * leaves out a coat with a hand before it (female-98), a vest over bare arms (female-22) and hooded or padded jackets
 * (male-32, male-62).
 */
export const REAL_JACKETS = [
  'portraits/female-04.jpg',
  'portraits/female-52.jpg',
  'portraits/female-76.jpg',
  'portraits/female-84.jpg',
  'portraits/female-86.jpg',
  'portraits/male-10.jpg',
  'portraits/male-36.jpg',
  'portraits/male-56.jpg',
  'portraits/male-76.jpg',
  'portraits/male-90.jpg',
] as const;
