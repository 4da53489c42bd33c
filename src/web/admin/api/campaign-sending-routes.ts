import { Hono } from 'hono';
import { z } from 'zod';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { findCampaign } from '../../../features/newsletter/campaigns/campaign-store.server.ts';
import { countByState } from '../../../features/newsletter/campaigns/results/campaign-results.server.ts';
import {
  cancelCampaign,
  pauseCampaign,
  resendUnknown,
  resumeCampaign,
} from '../../../features/newsletter/campaigns/sending/control-campaign.server.ts';
import {
  scheduleCampaign,
  startCampaign,
  unscheduleCampaign,
} from '../../../features/newsletter/campaigns/sending/start-campaign.server.ts';
import type { AuditAction } from '../../../features/operators/audit/audit-action.ts';
import type { WebContext } from '../../context.ts';
import { action } from './action.ts';
import { refuseCampaign } from './campaign-refusals.ts';
import type { OperatorRequest, OperatorVariables } from './operators-only.ts';
import { recordingContext } from './recorded-database.ts';

const PATH = `${DASHBOARD_API}/campaigns/:id`;
const seen = z.object({ version: z.number().int().positive() });

/** The endpoints with which campaigns are started, stopped and watched. */
export function createCampaignSendingRoutes(context: WebContext) {
  const app = new Hono<{ Variables: OperatorVariables }>();
  const idOf = (c: OperatorRequest) => c.req.param('id') ?? '';
  const recording = (c: OperatorRequest, name: AuditAction) =>
    recordingContext(context, c, { action: name, subject: idOf(c) });
  const editOf = (c: OperatorRequest, { version }: { readonly version: number }) => ({
    ...{ id: idOf(c), version, by: c.get('operator').email },
  });

  app.post(
    `${PATH}/start`,
    action(seen, async (c, body) => {
      const started = await startCampaign(recording(c, 'started-campaign'), editOf(c, body));
      return started.ok ? c.json(started.value, 202) : refuseCampaign(c, started);
    }),
  );
  app.post(
    `${PATH}/schedule`,
    action(
      seen.extend({ local: z.string().max(40), timeZone: z.string().trim().max(60) }),
      async (c, { local, timeZone, ...body }) => {
        const time = { local, timeZone };
        const scheduled = await scheduleCampaign(recording(c, 'scheduled-campaign'), editOf(c, body), time);
        return scheduled.ok ? c.json(scheduled.value) : refuseCampaign(c, scheduled);
      },
    ),
  );

  const controls = {
    unschedule: [unscheduleCampaign, 'unscheduled-campaign'],
    pause: [pauseCampaign, 'paused-campaign'],
    resume: [resumeCampaign, 'resumed-campaign'],
    cancel: [cancelCampaign, 'cancelled-campaign'],
    resend: [resendUnknown, 'resent-campaign'],
  } as const;
  for (const [path, [control, name]] of Object.entries(controls)) {
    app.post(
      `${PATH}/${path}`,
      action(seen, async (c, body) => {
        const done = await control(recording(c, name), editOf(c, body));
        return done.ok ? c.json({ done: true }) : refuseCampaign(c, done);
      }),
    );
  }

  // The page asks every two seconds while a campaign is being sent.
  app.get(`${PATH}/progress`, async (c) => {
    const campaign = await findCampaign(context.db, idOf(c));
    if (!campaign) return c.json({ error: 'not-found' }, 404);
    const { state, version, retryAt, pauseReason } = campaign;
    const byState = await countByState(context.db, campaign.id);
    return c.json({ state, version, retryAt, pauseReason, byState });
  });
  return app;
}
