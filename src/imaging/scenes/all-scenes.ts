import listed from '../../../assets/scenes/scenes.json' with { type: 'json' };
import { invariant } from '../../base/invariant.ts';
import { STYLE_IDS, type StyleId } from '../../base/style-ids.ts';
import { BACKDROPS } from './backdrops.ts';
import type { RenderedScene, Scene } from './scene.ts';

// scripts/scenes/encode.ts writes the list as RenderedScene[], and scenes.test.ts verifies it.
const ALL = listed as unknown as readonly RenderedScene[];

/** The rendered places of every style, in the order in which a plan uses them. */
export const SCENES = Object.fromEntries(
  STYLE_IDS.map((style) => [style, ALL.filter((scene) => scene.style === style)]),
) as unknown as Readonly<Record<StyleId, readonly RenderedScene[]>>;

/** Lists all backgrounds of a style: its places, then its plain backdrop. */
export function scenesOf(style: StyleId): readonly Scene[] {
  return [...SCENES[style], BACKDROPS[style]];
}

/** Finds a scene of a style by its id. Throws InvariantError when there is none. */
export function sceneOf(style: StyleId, id: string): Scene {
  const scene = scenesOf(style).find((candidate) => candidate.id === id);
  invariant(scene !== undefined, `style ${style} has no scene ${id}`);
  return scene;
}
