import listed from '../../../assets/scenes/scenes.json' with { type: 'json' };
import { invariant } from '../../base/invariant.ts';
import { STYLE_IDS, type StyleId } from '../engine.ts';
import type { Scene } from './scene.ts';

// scripts/scenes/encode.ts writes the list as Scene[]; scenes.test.ts holds it to that.
const ALL = listed as unknown as readonly Scene[];

/** Every style's scenes, in the order a plan walks through them. */
export const SCENES = Object.fromEntries(
  STYLE_IDS.map((style) => [style, ALL.filter((scene) => scene.style === style)]),
) as unknown as Readonly<Record<StyleId, readonly Scene[]>>;

/** Throws InvariantError when the style has no scene of that id. */
export function sceneOf(style: StyleId, id: string): Scene {
  const scene = SCENES[style].find((candidate) => candidate.id === id);
  invariant(scene !== undefined, `style ${style} has no scene ${id}`);
  return scene;
}
