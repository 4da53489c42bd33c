import { BRAND } from '../../../catalog/brand.ts';
import type { DerivedVariant, Treatment } from '../../../imaging/headshot-request.ts';

type WebVariant = Extract<DerivedVariant, `web-${string}`>;

/** The last part of a picture's address. `web` is the size for pages, in the smallest format that the browser accepts. */
export type PictureVariant = 'original' | 'web' | Exclude<DerivedVariant, WebVariant>;

/** Every size an owner can ask for, in the order pages offer them. */
export const PICTURE_VARIANTS: readonly PictureVariant[] = [
  'original',
  'thumbnail',
  'web',
  'linkedin-800',
  'square',
  'cv-45x60',
  'id-35x45',
];

/** The sizes that a public link may show: neither the original nor the print sizes for CVs and official documents. */
export const SHARED_VARIANTS: readonly PictureVariant[] = ['thumbnail', 'web', 'linkedin-800', 'square'];

/** Sizes that pages show; the others are made to be taken home. */
export const SHOWN_VARIANTS: readonly PictureVariant[] = ['thumbnail', 'web'];

export type PictureType = 'image/jpeg' | 'image/webp' | 'image/avif';
const EXTENSIONS: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** The kind for a browser that sends this Accept header: AVIF, else WebP, else JPEG. */
export function webVariant(accept = ''): WebVariant {
  if (accept.includes('image/avif')) return 'web-avif';
  return accept.includes('image/webp') ? 'web-webp' : 'web-jpeg';
}

/** The kind of picture by its first bytes; the engine chooses it a size. */
export function pictureType(bytes: Uint8Array): PictureType {
  const tag = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (tag(0, 4) === 'RIFF' && tag(8, 12) === 'WEBP') return 'image/webp';
  if (tag(4, 12) === 'ftypavif') return 'image/avif';
  return 'image/jpeg';
}

/**
 * Returns a name like `lichtbild-001-real-estate-loft.jpg`, where 001 is the best. Black and white and other sizes are in
 * the name: `…-black-and-white-linkedin-800.jpg`.
 */
export function pictureFileName(
  headshot: {
    readonly number: number;
    readonly position: number | null;
    readonly style: string;
    readonly scene: string;
    readonly treatment: Treatment;
  },
  variant: PictureVariant,
  type: PictureType,
): string {
  const parts = [
    BRAND.name,
    String(headshot.position ?? headshot.number).padStart(3, '0'),
    headshot.style,
    headshot.scene,
    ...(headshot.treatment === 'colour' ? [] : [headshot.treatment]),
    ...(variant === 'original' ? [] : [variant]),
  ];
  return `${parts.map(kebab).join('-')}.${EXTENSIONS[type]}`;
}

/** `lichtbild-headshots.zip`, `lichtbild-linkedin-800.zip`. */
export function zipFileName(variant: PictureVariant): string {
  return `${kebab(BRAND.name)}-${variant === 'original' ? 'headshots' : variant}.zip`;
}

/** Only what every file system and every header takes. */
function kebab(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
