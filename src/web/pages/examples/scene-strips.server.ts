import { invariant } from '../../../base/invariant.ts';
import type { Language } from '../../../catalog/languages.ts';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import { sceneName } from '../../../i18n/scenes/index.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { scenesOf } from '../../../imaging/scenes/all-scenes.ts';
import type { SceneStrip } from './scene-strip.ts';

/** The smallest pictures of scripts/draw-scene-pictures.ts. Listed on the server to keep the list out of the page's scripts. */
const PICTURES = import.meta.glob<string>('../../../../assets/scene-pictures/*-320.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Lists every style with its scenes, the plain backdrop last, numbered continuously over all styles. */
export function sceneStrips(language: Language): readonly SceneStrip[] {
  let number = 0;
  return STYLE_IDS.map((style) => ({
    style,
    ...stylesTexts[language][style],
    frames: scenesOf(style).map(({ id }) => ({
      id,
      number: ++number,
      name: sceneName(id, language) ?? id,
      avif: pictureOf(id, 'avif'),
      webp: pictureOf(id, 'webp'),
    })),
  }));
}

function pictureOf(scene: string, kind: 'avif' | 'webp'): string {
  const url = PICTURES[`../../../../assets/scene-pictures/${scene}-320.${kind}`];
  invariant(url !== undefined, `scene ${scene} is drawn for the page (scripts/draw-scene-pictures.ts)`);
  return url;
}
