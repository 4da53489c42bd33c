import { STYLE_IDS } from '../base/style-ids.ts';
import type { Language } from '../catalog/languages.ts';
import { STYLE_COVERS } from '../catalog/style-covers.ts';
import { catalogFacts } from '../i18n/catalog-facts.ts';
import { homeTexts } from '../i18n/home/index.ts';
import { stylesTexts } from '../i18n/styles/index.ts';
import { scenePicture } from '../ui/picture/scene-pictures.ts';
import type { WebContext } from './context.ts';

export type ReviewImprovementData = Awaited<ReturnType<typeof reviewImprovement>>;

/** Returns what the review pages need to show a headshot of the reviewed photo. */
export async function reviewImprovement({ loadWardrobeOffer }: WebContext, language: Language) {
  const offer = await loadWardrobeOffer();
  return {
    styles: STYLE_IDS.map((id) => ({
      id,
      name: stylesTexts[language][id].name,
      picture: scenePicture(STYLE_COVERS[id]),
    })),
    offer: offer.filter(({ name }) => name !== undefined),
    liveDemo: homeTexts[language](catalogFacts(language)).liveDemo,
  };
}
