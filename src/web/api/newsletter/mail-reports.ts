import type { Context } from 'hono';
import { receiveReport } from '../../../features/newsletter/campaigns/reports/receive-report.server.ts';
import { hasBearerToken } from '../../bearer-token.ts';
import type { WebContext } from '../../context.ts';
import { readBody } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { type CountRequest, refuseTooMany } from '../request-limit.ts';

/** A report may quote a whole mail, with the images that a reader's mail program has added. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * POST of a raw message by the operator's mail server, with the bearer token → 200 {outcome}. Every message that could be read is
 * accepted, because a mail server would return a refused one to its sender.
 */
export function createMailReportHandler(context: WebContext, countRequest: CountRequest) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    if (!hasBearerToken(c, context.settings.mailReportsSecret)) {
      const waitSeconds = await countRequest(c, 'mail-report');
      if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
      return c.json({ error: 'unauthorized' }, 401, { 'WWW-Authenticate': 'Bearer' });
    }
    const body = await readBody(c.req.raw, MAX_BYTES);
    if (!body.ok) return refuseBody(c, body.error === 'body-too-large' ? body.error : 'body-invalid');
    return c.json({ outcome: await receiveReport(context, body.value) });
  };
}
