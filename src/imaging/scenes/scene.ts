import type { StyleId } from '../../base/style-ids.ts';
import type { HeadshotRequest } from '../headshot-request.ts';

/** Linear light; red, green, blue. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** The light that falls on a person who stands in the scene. */
export interface KeyLight {
  /** Where it comes from: −90 the picture's left, 0 the camera, 90 its right. */
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  /** Luminance 1. */
  readonly colour: LinearRgb;
  /** How much brighter the key side of the face is at most, 0–0.6. */
  readonly stops: number;
}

/** The background of a headshot and its light on the person. */
export interface Scene {
  /** Unique, kebab-case; part of the headshot's file name. */
  readonly id: string;
  readonly style: StyleId;
  /** Framings that suit the place, best first. */
  readonly framings: readonly HeadshotRequest['framing'][];
  /** The main light, with its direction on the unmirrored picture. */
  readonly key: KeyLight;
  /** Colour of the light from all around, luminance 1; measured on the picture. */
  readonly ambient: LinearRgb;
  /** How much of the background's light wraps round hair and shoulders, 0–1; 0 before dark ones. */
  readonly rim: number;
}

/** A place, rendered in Blender (scripts/scenes). */
export interface RenderedScene extends Scene {
  /** The picture's main colours, sRGB like '#d8c3a5'. */
  readonly palette: readonly string[];
  readonly focus: {
    readonly fNumber: number;
    /** Where the person stands, metres from the camera. */
    readonly distanceM: number;
    /** Diameter of the disc that a far point becomes, as a share of the picture's width. */
    readonly discShare: number;
  };
  readonly madeBy: {
    readonly script: string;
    readonly blender: string;
    readonly samples: number;
  };
}

/** A plain studio backdrop, painted when it is needed (paint-backdrop.ts). */
export interface Backdrop extends Scene {
  /** The colours of `paint`. */
  readonly palette: readonly string[];
  readonly paint: {
    /** Colours inside and outside the background light, sRGB like '#d8c3a5'. */
    readonly lit: string;
    readonly unlit: string;
    /** Centre of the background light, in shares of the picture from its upper left corner. */
    readonly light: { readonly x: number; readonly y: number };
    /** Strength of the brush strokes of painted canvas, coded 0–255; 0 is seamless paper. */
    readonly mottle: number;
  };
}
