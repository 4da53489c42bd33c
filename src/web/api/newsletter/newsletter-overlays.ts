import type { Context } from 'hono';
import { isLanguage } from '../../../catalog/languages.ts';
import type { OverlayContent } from '../../../features/newsletter/overlays/overlay-content.ts';
import { newsletterOverlaysTexts } from '../../../i18n/newsletter-overlays/index.ts';
import type { WebContext } from '../../context.ts';
import { examplePairsIn } from '../../example-pairs.server.ts';
import { responseLanguage } from '../response-language.ts';

/** GET ?language= → 200 with the texts and the picture of the newsletter's overlays, the same for everybody. */
export function createOverlaysHandler(context: Pick<WebContext, 'loadExamples' | 'loadWardrobeOffer'>) {
  return async (c: Context): Promise<Response> => {
    const asked = c.req.query('language');
    const language = isLanguage(asked) ? asked : responseLanguage(c);
    const { own, dressed } = await examplePairsIn(language, context);
    const content: OverlayContent = {
      texts: newsletterOverlaysTexts[language],
      pair: dressed[0] ?? own[0],
      isDressed: dressed.length > 0,
    };
    c.header('Cache-Control', 'private, max-age=300');
    return c.json(content);
  };
}
