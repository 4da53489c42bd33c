import listed from '../../../assets/scenes/scenes.json' with { type: 'json' };
import { invariant } from '../../base/invariant.ts';
import type { StyleId } from '../engine.ts';
import { ACADEMIC_SCENES } from './academic.ts';
import { CASUAL_SCENES } from './casual.ts';
import { CORPORATE_SCENES } from './corporate.ts';
import { CREATIVE_SCENES } from './creative.ts';
import { GREENERY_SCENES } from './greenery.ts';
import { REAL_ESTATE_SCENES } from './real-estate.ts';
import { paintedScene, type PaintedScene, type Scene } from './scene.ts';
import { WARM_SCENES } from './warm.ts';

const RENDERED = listed as unknown as readonly Scene[];

function scenesOf(style: StyleId, painted: readonly PaintedScene[]): readonly Scene[] {
  const rendered = RENDERED.filter((scene) => scene.style === style);
  return rendered.length >= 6 ? rendered : painted.map(paintedScene);
}

/** Every style's scenes, in the order a plan walks through them. */
export const SCENES: Readonly<Record<StyleId, readonly Scene[]>> = {
  academic: scenesOf('academic', ACADEMIC_SCENES),
  casual: scenesOf('casual', CASUAL_SCENES),
  corporate: scenesOf('corporate', CORPORATE_SCENES),
  creative: scenesOf('creative', CREATIVE_SCENES),
  greenery: scenesOf('greenery', GREENERY_SCENES),
  realEstate: scenesOf('realEstate', REAL_ESTATE_SCENES),
  warm: scenesOf('warm', WARM_SCENES),
};

/** Throws InvariantError when the style has no scene of that id. */
export function sceneOf(style: StyleId, id: string): Scene {
  const scene = SCENES[style].find((candidate) => candidate.id === id);
  invariant(scene !== undefined, `style ${style} has no scene ${id}`);
  return scene;
}
