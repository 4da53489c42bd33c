import type { StyleId } from '../base/style-ids.ts';

/** A computer-generated person, and the looks in which the example pictures show them. */
export interface ExamplePortrait {
  /** Part of addresses and storage keys. It names the person's clothes, not who they seem to be. */
  readonly id: string;
  /** Its name in the folder of EXAMPLES_FROM. */
  readonly file: string;
  /** Path of the file below the address of its publisher. */
  readonly path: string;
  /** SHA-256 of every edition of the picture that may be used, hexadecimal. */
  readonly sha256: readonly string[];
  readonly looks: readonly ExampleLook[];
}

export interface ExampleLook {
  readonly style: StyleId;
  /** Id of a scene in imaging/scenes. When the headshot fails its measures there, another scene of the style is used. */
  readonly scene: string;
}

/** The publisher's address, pinned to a commit so that its files never change. */
export const PORTRAITS_URL =
  'https://cdn.jsdelivr.net/gh/faker-js/assets-person-portrait@1a9f1d3d9faa8ffbd86f7e258c6ca68c9cb438e5';

/**
 * People made by Stable Diffusion 3 and published by faker-js/assets-person-portrait under CC0 1.0; chosen by looking at
 * them and at the engine's headshots of them. Pages show each one's first look in this order, then the second looks: the
 * first seven are one of each style.
 *
 * The SHA-256 sums belong to the files at these addresses, which are 1024² pixels although their folder is named 512. Reduced
 * to 512², all but `beige-tee`, whose face is then too small, still pass the engine's measures.
 */
export const EXAMPLE_PORTRAITS: readonly ExamplePortrait[] = [
  {
    id: 'grey-blazer',
    file: 'female-86.jpg',
    path: 'female/512/86.jpg',
    sha256: ['ca71efd624b6b4119501f2e7ff62551614a6ef18ae8b9fb7b7d39907d67d4c99'],
    looks: [{ style: 'corporate', scene: 'glass-office' }],
  },
  {
    id: 'black-tee',
    file: 'male-78.jpg',
    path: 'male/512/78.jpg',
    sha256: ['fbeb2c8092faab1be2b60e7986984f11c06251805db6029e7fab5749e6edc392'],
    looks: [{ style: 'casual', scene: 'record-shop' }],
  },
  {
    id: 'hoop-earrings',
    file: 'female-10.jpg',
    path: 'female/512/10.jpg',
    sha256: ['da9be6c440fb53aef00cb2050894a72df777e04bde4826ea251f36a25b5df799'],
    looks: [{ style: 'creative', scene: 'terracotta-teal' }],
  },
  {
    id: 'blue-shirt',
    file: 'male-50.jpg',
    path: 'male/512/50.jpg',
    sha256: ['348d5012365f6e1dbaa830377a5fd0451ceb209ddffefaae61d9aecf2da99575'],
    looks: [
      { style: 'warm', scene: 'golden-window-seat' },
      { style: 'academic', scene: 'gallery-library' },
    ],
  },
  {
    id: 'lace-blouse',
    file: 'female-68.jpg',
    path: 'female/512/68.jpg',
    sha256: ['718f714863c052dbf96aaff0b6dbffa3fae30cc91c11da0d37b850096fb3f7fe'],
    looks: [
      { style: 'greenery', scene: 'garden-bokeh' },
      { style: 'casual', scene: 'corner-cafe' },
    ],
  },
  {
    id: 'navy-polo',
    file: 'male-96.jpg',
    path: 'male/512/96.jpg',
    sha256: ['ae55eb79d69e0b051ec616579dffaefd9aeb740b0928169906e1239e9662f8f4'],
    looks: [{ style: 'realEstate', scene: 'bright-living-room' }],
  },
  {
    id: 'denim-blazer',
    file: 'female-04.jpg',
    path: 'female/512/4.jpg',
    sha256: ['fb4ec0c22305fc21bafb805666a7056cadf354a0bc446cdd9e18972d89915dce'],
    looks: [
      { style: 'academic', scene: 'reading-room' },
      { style: 'realEstate', scene: 'stair-hall' },
    ],
  },
  {
    id: 'navy-blazer',
    file: 'male-90.jpg',
    path: 'male/512/90.jpg',
    sha256: ['12d6d05552e7e7867ddabbb0de3a31442ee99ee9a4dbff8b4382ecfcda281b55'],
    looks: [{ style: 'corporate', scene: 'stone-lobby' }],
  },
  {
    id: 'sari',
    file: 'female-92.jpg',
    path: 'female/512/92.jpg',
    sha256: ['16106ba7f1ace7f6e4f5b408cd16901974d49c753f271b29dbd68ca7f7659fa1'],
    looks: [{ style: 'warm', scene: 'filament-bulbs' }],
  },
  {
    id: 'beige-tee',
    file: 'male-76.jpg',
    path: 'male/512/76.jpg',
    sha256: ['dcde122e3ac60efc2d2398a1cb1cdd3a89d453e720803d4ee3022921f1851583'],
    looks: [
      { style: 'creative', scene: 'yellow-studio' },
      { style: 'greenery', scene: 'park-path' },
    ],
  },
];
