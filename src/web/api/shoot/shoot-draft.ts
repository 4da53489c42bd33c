import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { err, type Result } from '../../../base/result.ts';
import { SUBSCRIPTION_FORM_VERSION } from '../../../catalog/newsletter.ts';
import {
  choose,
  chooseClothes,
  nameCustomer,
  tickConsents,
} from '../../../features/shoots/draft/change-draft.server.ts';
import { CONSENT_KINDS } from '../../../features/shoots/draft/consents.ts';
import { loadShootView } from '../../../features/shoots/load-shoot-view.server.ts';
import { findOwnDraft, openDraft } from '../../../features/shoots/draft/open-draft.server.ts';
import { loadShootForCheckout } from '../../../features/shoots/draft/load-shoot-for-checkout.server.ts';
import { requestStart } from '../../../features/shoots/draft/request-start.server.ts';
import { requestPreview } from '../../../features/shoots/draft/request-preview.server.ts';
import { wantSelfie } from '../../../features/shoots/selfies/want-selfie.server.ts';
import { createHeadshotTexts } from '../../../i18n/create-headshot/index.ts';
import type { ShootsError } from '../../../i18n/shoots-errors/en.ts';
import type { NewsletterTick } from '../../../platform/db/tables/shoots.ts';
import type { WebContext } from '../../context.ts';
import { clientAddress } from '../client-address.ts';
import { setDraftCookie, ownShootId } from './draft-cookie.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseShoot } from './refuse-shoot.ts';
import { type CountRequest, refuseTooMany, requestLimit } from '../request-limit.ts';
import { isId } from './shoot-pictures.ts';
import { responseLanguage } from '../response-language.ts';

// The feature validates the fields; these schemas only check the outer shape.
const choiceBody = z.object({ packageId: z.unknown().optional(), styles: z.unknown().optional() });
const clothesBody = z.object({ clothes: z.unknown().optional() });
const customerBody = z.object({ firstName: z.unknown().optional(), email: z.unknown().optional() });
const consentsBody = z
  .partialRecord(z.enum(CONSENT_KINDS), z.boolean())
  .refine((ticks) => Object.keys(ticks).length > 0);
const wantedBody = z.object({ isWantedAnyway: z.boolean() });
const previewBody = z.object({ style: z.unknown().optional(), selfie: z.unknown().optional() });

/** The endpoints of the visitor's own draft below /api/shoot. Every change responds with the whole view. */
export function createDraftRoutes(context: WebContext, countRequest: CountRequest): Hono {
  const app = new Hono();

  const respondWithView = async (c: Context, shootId: string | undefined): Promise<Response> => {
    const view = shootId === undefined ? undefined : await loadShootView(context.db, shootId);
    return view ? c.json(view) : refuseShoot(c, 'shoot-not-found');
  };

  /** Returns the proof of a tick for the newsletter: the sentence that this page showed, and who ticked it. */
  const newsletterTick = (c: Context): NewsletterTick => {
    const language = responseLanguage(c);
    return {
      textShown: createHeadshotTexts[language].customer.newsletter,
      formVersion: SUBSCRIPTION_FORM_VERSION,
      language,
      addressHash: context.hashIpAddress(clientAddress(c, context.settings.trustProxy)),
    };
  };

  /** Reads the body, applies the change to the visitor's own shoot, and responds with the new view or the error. */
  const change =
    <Schema extends z.ZodType>(
      schema: Schema,
      apply: (shootId: string, body: z.infer<Schema>, c: Context) => Promise<Result<unknown, ShootsError>>,
    ) =>
    async (c: Context): Promise<Response> => {
      const shootId = ownShootId(c, context);
      if (shootId === undefined) return refuseShoot(c, 'shoot-not-found');
      const body = await readJson(c.req.raw, schema);
      if (!body.ok) return refuseBody(c, body.error);
      const changed = await apply(shootId, body.value, c);
      return changed.ok ? respondWithView(c, shootId) : refuseShoot(c, changed.error);
    };

  app.post('/', async (c) => {
    const own = await findOwnDraft(context, ownShootId(c, context));
    // The page requests its draft before every photo, so only a new draft counts as one for the rate limit.
    const waitSeconds = await countRequest(c, own ? 'change' : 'shoot');
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    const draft = own ?? (await openDraft(context, responseLanguage(c)));
    setDraftCookie(c, context, draft);
    c.status(own ? 200 : 201);
    return respondWithView(c, draft.shootId);
  });
  app.get('/', (c) => respondWithView(c, ownShootId(c, context)));
  app.put(
    '/choice',
    requestLimit(countRequest, 'change'),
    change(choiceBody, (shootId, body) => choose(context, shootId, body)),
  );
  app.put(
    '/clothes',
    requestLimit(countRequest, 'change'),
    change(clothesBody, async (shootId, { clothes }) =>
      chooseClothes(context, shootId, clothes, await context.loadWardrobeOffer()),
    ),
  );
  app.put(
    '/customer',
    requestLimit(countRequest, 'change'),
    change(customerBody, (shootId, body) => nameCustomer(context, shootId, body)),
  );
  app.post(
    '/consents',
    requestLimit(countRequest, 'change'),
    change(consentsBody, (shootId, ticks, c) => tickConsents(context, shootId, ticks, newsletterTick(c))),
  );
  app.post(
    '/preview',
    requestLimit(countRequest, 'change'),
    change(previewBody, (shootId, wish, c) =>
      requestPreview(context, shootId, wish, async () => {
        const waitSeconds = await countRequest(c, 'preview');
        if (waitSeconds > 0) c.header('Retry-After', String(waitSeconds));
        return waitSeconds === 0;
      }),
    ),
  );
  app.post('/start', requestLimit(countRequest, 'change'), async (c) => {
    const shootId = ownShootId(c, context);
    if (shootId === undefined) return refuseShoot(c, 'shoot-not-found');
    const ready = await loadShootForCheckout(context.db, shootId);
    if (!ready.ok) return refuseShoot(c, ready.error);
    const started = await requestStart(context, shootId);
    return started.ok ? respondWithView(c, shootId) : refuseShoot(c, started.error);
  });
  app.put(
    '/selfies/:selfieId/wanted',
    requestLimit(countRequest, 'change'),
    change(wantedBody, async (shootId, { isWantedAnyway }, c) => {
      const selfieId = c.req.param('selfieId') ?? '';
      return isId(selfieId)
        ? wantSelfie(context, shootId, selfieId, isWantedAnyway)
        : err('selfie-not-found' as const);
    }),
  );
  return app;
}
