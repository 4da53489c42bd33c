import { STYLE_IDS } from '../../base/style-ids.ts';
import type { Language } from '../../catalog/languages.ts';
import { invariant } from '../../base/invariant.ts';
import { sceneName } from '../../i18n/scenes/index.ts';
import { stylesTexts } from '../../i18n/styles/index.ts';
import { SCENES } from '../../imaging/scenes/all-scenes.ts';
import { STYLE_COVERS } from '../../catalog/style-covers.ts';
import type { OgCard } from '../../platform/og-image/og-image.ts';

export interface OgPage {
  readonly title: string;
  /** A small line that names the kind of page, at most 53 characters: `Pricing`, `Professional headshot tips`. */
  readonly kicker: string;
  /** Id of the scene that the card marks. */
  readonly scene: string;
  /** `sheet` shows one frame for each style, with this scene in the frame of its own style; `single` shows it alone and large. */
  readonly look: 'sheet' | 'single';
}

const ALL_SCENES = STYLE_IDS.flatMap((style) => SCENES[style]);

/**
 * Lays out the frames of a card, with captions in the page's language.
 * @throws {InvariantError} for a scene that does not exist
 */
export function ogCard(page: OgPage, language: Language): OgCard {
  const { title, kicker, look } = page;
  const index = ALL_SCENES.findIndex(({ id }) => id === page.scene);
  const scene = ALL_SCENES[index];
  invariant(scene !== undefined, `there is a scene ${page.scene}`);
  if (look === 'single') {
    const caption = capitalised(sceneName(scene.id, language) ?? '', language);
    return { title, kicker, frames: [{ number: index + 1, scene: scene.id, caption }], chosen: 0 };
  }
  const frames = STYLE_IDS.map((style, index) => ({
    number: index + 1,
    scene: style === scene.style ? scene.id : STYLE_COVERS[style],
    caption: stylesTexts[language][style].name,
  }));
  return { title, kicker, frames, chosen: STYLE_IDS.indexOf(scene.style) };
}

function capitalised(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}
