import { Hono } from 'hono';
import { z } from 'zod';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { audienceSchema, NEW_AUDIENCE } from '../../../features/newsletter/campaigns/audience.ts';
import { countAudience } from '../../../features/newsletter/campaigns/count-audience.server.ts';
import {
  campaignInputSchema,
  messageSchema,
} from '../../../features/newsletter/campaigns/editing/campaign-input.ts';
import {
  createCampaign,
  deleteDraft,
  duplicateCampaign,
  saveDraft,
} from '../../../features/newsletter/campaigns/editing/edit-campaign.server.ts';
import { previewMessage } from '../../../features/newsletter/campaigns/editing/preview-message.server.ts';
import { sendTest } from '../../../features/newsletter/campaigns/editing/send-test.server.ts';
import type { WebContext } from '../../context.ts';
import { action, refuse } from './action.ts';
import { refuseCampaign } from './campaign-refusals.ts';
import type { OperatorVariables } from './operators-only.ts';
import { recordingContext } from './recorded-database.ts';

const PATH = `${DASHBOARD_API}/campaigns`;
/** Three messages of 100 kB, and what JSON adds. */
const DRAFT_MAX_BYTES = 1024 * 1024;

const name = z.string().trim().min(1).max(200);
const version = z.number().int().positive();
const typed = z.object({ language: z.enum(LANGUAGES), message: messageSchema });
const values = z
  .object({ firstName: z.string().max(100) })
  .partial()
  .optional();

/** The endpoints with which campaigns are written. */
export function createCampaignRoutes(context: WebContext) {
  const app = new Hono<{ Variables: OperatorVariables }>();

  app.post(
    PATH,
    action(z.object({ name }), async (c, body) => {
      const recording = recordingContext(context, c, (created) => ({
        ...{ action: 'created-campaign', subject: (created as { readonly id: string }).id },
      }));
      const draft = { name: body.name, messages: {}, audience: NEW_AUDIENCE };
      const { id } = await createCampaign(recording, draft, c.get('operator').email);
      return c.json({ id }, 201);
    }),
  );

  app.post(
    `${PATH}/preview`,
    action(
      typed.extend({ values }),
      async (c, { message, language, values: given }) =>
        c.json(await previewMessage(context, message, language, given ?? {})),
      DRAFT_MAX_BYTES,
    ),
  );

  app.post(
    `${PATH}/count`,
    action(
      z.object({ audience: audienceSchema, languages: z.array(z.enum(LANGUAGES)).max(3) }),
      async (c, body) =>
        c.json(await countAudience(context.db, body.audience, body.languages, context.clock.now())),
    ),
  );

  app.post(
    `${PATH}/:id/save`,
    action(
      campaignInputSchema.extend({ version }),
      async (c, { version: seen, ...input }) => {
        const id = c.req.param('id') ?? '';
        const recording = recordingContext(context, c, { action: 'saved-campaign', subject: id });
        const edit = { id, version: seen, by: c.get('operator').email };
        const saved = await saveDraft(recording, edit, input);
        return saved.ok ? c.json({ version: saved.value.version }) : refuseCampaign(c, saved);
      },
      DRAFT_MAX_BYTES,
    ),
  );

  app.post(
    `${PATH}/:id/duplicate`,
    action(z.object({ name }), async (c, body) => {
      const id = c.req.param('id') ?? '';
      const recording = recordingContext(context, c, {
        ...{ action: 'created-campaign', subject: id, detail: { copy: true } },
      });
      const copy = await duplicateCampaign(recording, id, body.name, c.get('operator').email);
      return copy.ok ? c.json({ id: copy.value.id }, 201) : refuseCampaign(c, copy);
    }),
  );

  app.post(
    `${PATH}/:id/delete`,
    action(z.object({ version }), async (c, body) => {
      const id = c.req.param('id') ?? '';
      const recording = recordingContext(context, c, { action: 'deleted-campaign', subject: id });
      const deleted = await deleteDraft(recording, {
        id,
        version: body.version,
        by: c.get('operator').email,
      });
      return deleted.ok ? c.json({ deleted: true }) : refuseCampaign(c, deleted);
    }),
  );

  app.post(
    `${PATH}/:id/test`,
    action(
      typed.extend({ to: z.string().trim().max(320), values }),
      async (c, { message, language, to, values: given }) => {
        const waitSeconds = await context.rateLimiter.count('campaign-test', c.get('operator').email);
        if (waitSeconds > 0) {
          return refuse(c, {
            error: 'too-many-requests',
            message: 'That were many tests. Try again in an hour.',
          });
        }
        const subject = c.req.param('id') ?? '';
        const recording = recordingContext(context, c, { action: 'tested-campaign', subject });
        const sent = await sendTest(recording, { typed: message, language, to, values: given ?? {} });
        return sent.ok ? c.json({ sent: true }, 202) : refuseCampaign(c, sent);
      },
      DRAFT_MAX_BYTES,
    ),
  );
  return app;
}
