import { BRAND } from '../../../catalog/brand.ts';
import type { DerivedVariant, Treatment } from '../../../imaging/headshot-request.ts';

type WebVariant = Extract<DerivedVariant, `web-${string}`>;

/** The last part of a headshot's URL. `web` is the size for pages, in the smallest format that the browser accepts. */
export type HeadshotVariant = 'original' | 'web' | Exclude<DerivedVariant, WebVariant>;

/** Every variant that an owner can request. */
export const HEADSHOT_VARIANTS: readonly HeadshotVariant[] = [
  'original',
  'thumbnail',
  'web',
  'linkedin-800',
  'square',
  'cv-45x60',
  'id-35x45',
];

/** The sizes that a public link may show: neither the original nor the print sizes for CVs and official documents. */
export const SHARED_VARIANTS: readonly HeadshotVariant[] = ['thumbnail', 'web', 'linkedin-800', 'square'];

/** The sizes that pages show; the others are for download. */
export const PAGE_VARIANTS: readonly HeadshotVariant[] = ['thumbnail', 'web'];

export type ImageMediaType = 'image/jpeg' | 'image/webp' | 'image/avif';
const EXTENSIONS: Readonly<Record<ImageMediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** Returns the variant for a browser that sends this Accept header: AVIF, else WebP, else JPEG. */
export function webVariant(accept = ''): WebVariant {
  if (accept.includes('image/avif')) return 'web-avif';
  return accept.includes('image/webp') ? 'web-webp' : 'web-jpeg';
}

/** Detects the media type by the first bytes, because the engine chooses the format of each size. */
export function detectMediaType(bytes: Uint8Array): ImageMediaType {
  const tag = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (tag(0, 4) === 'RIFF' && tag(8, 12) === 'WEBP') return 'image/webp';
  if (tag(4, 12) === 'ftypavif') return 'image/avif';
  return 'image/jpeg';
}

/**
 * Returns a name such as `lichtbild-001-real-estate-loft.jpg`, where 001 is the best headshot. Black and white and other
 * sizes are appended: `…-black-and-white-linkedin-800.jpg`.
 */
export function headshotFileName(
  headshot: {
    readonly number: number;
    readonly position: number | null;
    readonly style: string;
    readonly scene: string;
    readonly treatment: Treatment;
  },
  variant: HeadshotVariant,
  type: ImageMediaType,
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

/** Returns `lichtbild-headshots.zip` for originals, and names such as `lichtbild-linkedin-800.zip` for other sizes. */
export function zipFileName(variant: HeadshotVariant): string {
  return `${kebab(BRAND.name)}-${variant === 'original' ? 'headshots' : variant}.zip`;
}

/** Keeps only characters that every file system and HTTP header allows. */
function kebab(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
