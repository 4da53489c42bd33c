import type { StyleId } from '../base/style-ids.ts';

/** Size of a headshot. */
export interface HeadshotSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The clothes of a dressed headshot: a garment of the engine's wardrobe, in one of its dyes. */
export interface Clothes {
  readonly garment: string;
  readonly dye: string;
}

/**
 * The clothes that a buyer chose for a shoot: their own; business or casual ones; half own and half dressed; or certain
 * garments. Selfies that cannot wear any of them keep their own clothes. With `own`, a selfie whose edge cuts the shoulders is
 * not used.
 */
export type ClothesWish = 'own' | 'business' | 'casual' | 'mix' | readonly Clothes[];

/** The looks in which a finished headshot can be developed. */
export const TREATMENTS = ['colour', 'black-and-white'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** One headshot to render. The same (selfies, request) always gives the same bytes. */
export interface HeadshotRequest {
  readonly style: StyleId;
  /** Scene id inside the style, from scenes/. */
  readonly scene: string;
  /** Index of the selfie in the list of prepared selfies. */
  readonly selfieIndex: number;
  readonly framing: 'tight' | 'classic' | 'wide';
  /** Moves the person in the frame and mirrors the scene, so that two pictures of one scene differ; 0 does neither. */
  readonly variation: number;
  /** Default: the person's own clothes. */
  readonly clothes?: Clothes | undefined;
  /** Default: colour. */
  readonly treatment?: Treatment | undefined;
  /** Seeds the choice of the scene's visible part and the grain. */
  readonly seed: number;
  /** The wanted size. The headshot is smaller, with the same shape, where the selfie has too few pixels. */
  readonly size: HeadshotSize;
  /** Used instead of `size` where the selfie has enough pixels. It has the same shape. */
  readonly largerSize?: HeadshotSize | undefined;
}

/** The headshots that a shoot has to make. */
export interface PlanRequest {
  readonly styles: readonly StyleId[];
  readonly count: number;
  readonly size: HeadshotSize;
  readonly seed: number;
  /** Default: the person's own clothes. */
  readonly clothes?: ClothesWish | undefined;
}

/** One headshot of a shoot's plan. */
export interface PlannedHeadshot {
  /** Counts from 1. The same number is the same picture whenever the plan is made again. */
  readonly number: number;
  readonly request: HeadshotRequest;
  /** Requests to try in this order when the headshot fails its checks. No request is an alternate of two numbers. */
  readonly alternates: readonly HeadshotRequest[];
}

/** Small variants for pages. */
const PAGE_VARIANTS = ['thumbnail', 'web-avif', 'web-webp', 'web-jpeg'] as const;
/** Sizes that a customer can download. Millimetre sizes are at 300 dpi. */
export const DOWNLOAD_VARIANTS = ['linkedin-800', 'square', 'cv-45x60', 'id-35x45'] as const;
/** All variants that `HeadshotEngine.derive` makes of a headshot. */
export const DERIVED_VARIANTS = [...PAGE_VARIANTS, ...DOWNLOAD_VARIANTS] as const;
export type DerivedVariant = (typeof DERIVED_VARIANTS)[number];
