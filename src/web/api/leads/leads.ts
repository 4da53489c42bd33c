import type { Context } from 'hono';
import { z } from 'zod';
import { LEAD_KINDS } from '../../../catalog/lead-choices.ts';
import { fieldOfLeadError, parseLead } from '../../../features/leads/lead.ts';
import { submitLead } from '../../../features/leads/submit-lead.server.ts';
import { leadsErrorsTexts } from '../../../i18n/leads-errors/index.ts';
import { isBotSubmission } from '../../../ui/form-submission/honeypot.ts';
import type { WebContext } from '../../context.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseField } from '../refuse-field.ts';
import { refuseTooMany } from '../request-limit.ts';
import { submissionId } from '../submission-id.ts';
import { responseLanguage } from '../response-language.ts';

/** Enough for a text of the maximum length with every character escaped in JSON. */
const MAX_BYTES = 64 * 1024;

// The feature validates the fields; this schema only checks the outer shape.
const body = z.looseObject({ submissionId, kind: z.enum(LEAD_KINDS) });

/** POST {submissionId, kind, …fields, homepage, shownForMs} → 201 {received}; 422 {error, field, message}. */
export function createLeadHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body, MAX_BYTES);
    if (!read.ok) return refuseBody(c, read.error);
    const { submissionId, kind, ...typed } = read.value;
    if (isBotSubmission(typed)) {
      context.log.info({ kind }, 'a request for an offer came from a bot and was dropped');
      return respondReceived(c);
    }
    const language = responseLanguage(c);
    const lead = parseLead(kind, typed);
    if (!lead.ok) {
      const message = leadsErrorsTexts[language][lead.error];
      return refuseField(c, { error: lead.error, field: fieldOfLeadError(lead.error), message });
    }
    const waitSeconds = await context.rateLimiter.count('lead-answer', lead.value.email);
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    await submitLead(context, { submissionId, language }, lead.value);
    return respondReceived(c);
  };
}

/** The same response for everybody, so that programs learn nothing and repeated requests are idempotent. */
function respondReceived(c: Context): Response {
  return c.json({ received: true }, 201);
}
