import type { HeadshotRequest, StyleId } from '../engine.ts';
import type { Backdrop } from './backdrop.ts';

/** A place: what is behind the person, and the light it throws on them. */
export interface Scene {
  /** Unique, kebab-case; part of the file's name. */
  readonly id: string;
  readonly style: StyleId;
  /** Which side the key light comes from on the unmirrored picture: −1 left, 1 right, 0 from the front. */
  readonly keySide: -1 | 0 | 1;
  /** How much brighter the key side of the person is made at most, in stops (0–0.4). */
  readonly keyStops: number;
  /** How much of the background's light wraps round hair and shoulders, 0–1; 0 before dark ones. */
  readonly rim: number;
  /** Framings that suit the place, best first. */
  readonly framings: readonly HeadshotRequest['framing'][];
  /** Draws with coordinates 0–1 from the top left corner; `random` is this scene's own. */
  readonly paint: (backdrop: Backdrop, random: () => number) => void;
}
