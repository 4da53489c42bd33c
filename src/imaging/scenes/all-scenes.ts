import { invariant } from '../../base/invariant.ts';
import type { StyleId } from '../engine.ts';
import { ACADEMIC_SCENES } from './academic.ts';
import { CASUAL_SCENES } from './casual.ts';
import { CORPORATE_SCENES } from './corporate.ts';
import { CREATIVE_SCENES } from './creative.ts';
import { GREENERY_SCENES } from './greenery.ts';
import { REAL_ESTATE_SCENES } from './real-estate.ts';
import { paintedScene, type Scene } from './scene.ts';
import { WARM_SCENES } from './warm.ts';

/** Every style's scenes, in the order a plan walks through them. */
export const SCENES: Readonly<Record<StyleId, readonly Scene[]>> = {
  academic: ACADEMIC_SCENES.map(paintedScene),
  casual: CASUAL_SCENES.map(paintedScene),
  corporate: CORPORATE_SCENES.map(paintedScene),
  creative: CREATIVE_SCENES.map(paintedScene),
  greenery: GREENERY_SCENES.map(paintedScene),
  realEstate: REAL_ESTATE_SCENES.map(paintedScene),
  warm: WARM_SCENES.map(paintedScene),
};

/** Throws InvariantError when the style has no scene of that id. */
export function sceneOf(style: StyleId, id: string): Scene {
  const scene = SCENES[style].find((candidate) => candidate.id === id);
  invariant(scene !== undefined, `style ${style} has no scene ${id}`);
  return scene;
}
