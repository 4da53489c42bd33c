import type { HeadshotEngine } from '../../src/imaging/engine.ts';
import { STYLE_IDS } from '../../src/base/style-ids.ts';
import type { HeadshotRequest } from '../../src/imaging/headshot-request.ts';

/** Returns another style for each picture in a row, and another of its scenes each time the style comes again. */
export function variedScene(
  engine: Pick<HeadshotEngine, 'scenes'>,
  index: number,
): Pick<HeadshotRequest, 'style' | 'scene'> {
  const style = STYLE_IDS[index % STYLE_IDS.length]!;
  const scenes = engine.scenes(style);
  return { style, scene: scenes[Math.floor(index / STYLE_IDS.length) % scenes.length]! };
}
