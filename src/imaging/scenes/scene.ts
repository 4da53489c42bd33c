import type { StyleId } from '../../base/style-ids.ts';
import type { HeadshotRequest } from '../headshot-request.ts';

/** A colour of linear light. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** The main light on a person in the scene. */
export interface KeyLight {
  /** Direction of the lamp: −90 the image's left, 0 the camera, 90 the image's right. */
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  /** Scaled to luminance 1. */
  readonly colour: LinearRgb;
  /** Greatest difference in brightness between the two sides of the face, 0–0.6 stops. */
  readonly stops: number;
}

/** The background of a headshot and its light on the person. */
export interface Scene {
  /** Unique, kebab-case; part of the headshot's file name. */
  readonly id: string;
  readonly style: StyleId;
  /** Framings that suit the place, best first. */
  readonly framings: readonly HeadshotRequest['framing'][];
  /** The main light, with its direction in the unmirrored image. */
  readonly key: KeyLight;
  /** Colour of the light from all around, scaled to luminance 1; measured in the image. */
  readonly ambient: LinearRgb;
  /** Strength of the background's light that wraps around hair and shoulders, 0–1; 0 in front of dark backgrounds. */
  readonly rim: number;
}

/** A place, rendered in Blender (scripts/scenes). */
export interface RenderedScene extends Scene {
  /** The image's main colours, sRGB like '#d8c3a5'. */
  readonly palette: readonly string[];
  readonly focus: {
    readonly fNumber: number;
    /** Distance of the person from the camera, metres. */
    readonly distanceM: number;
    /** Diameter of a far point's blur disc ÷ the image's width. */
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
    /** Centre of the background light, as fractions of the image's size from its upper left corner. */
    readonly light: { readonly x: number; readonly y: number };
    /** Strength of the brush strokes of painted canvas, coded 0–255; 0 is seamless paper. */
    readonly mottle: number;
  };
}
