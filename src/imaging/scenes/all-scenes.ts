import { invariant } from '../../base/invariant.ts';
import type { StyleId } from '../engine.ts';
import { ACADEMIC_SCENES } from './academic.ts';
import { CASUAL_SCENES } from './casual.ts';
import { CORPORATE_SCENES } from './corporate.ts';
import { CREATIVE_SCENES } from './creative.ts';
import { GREENERY_SCENES } from './greenery.ts';
import { REAL_ESTATE_SCENES } from './real-estate.ts';
import type { Scene } from './scene.ts';
import { WARM_SCENES } from './warm.ts';

/** Every style's scenes, in the order a plan walks through them. */
export const SCENES: Readonly<Record<StyleId, readonly Scene[]>> = {
  academic: ACADEMIC_SCENES,
  casual: CASUAL_SCENES,
  corporate: CORPORATE_SCENES,
  creative: CREATIVE_SCENES,
  greenery: GREENERY_SCENES,
  realEstate: REAL_ESTATE_SCENES,
  warm: WARM_SCENES,
};

/** Throws InvariantError when the style has no scene of that id. */
export function sceneOf(style: StyleId, id: string): Scene {
  const scene = SCENES[style].find((candidate) => candidate.id === id);
  invariant(scene !== undefined, `style ${style} has no scene ${id}`);
  return scene;
}
