import type { Context } from 'hono';
import { z } from 'zod';
import { declareWithdrawal } from '../../../features/orders/withdrawal/declare-withdrawal.server.ts';
import { fieldOfWithdrawalError, parseWithdrawal } from '../../../features/orders/withdrawal/withdrawal.ts';
import { withdrawalsErrorsTexts } from '../../../i18n/withdrawals-errors/index.ts';
import type { WebContext } from '../../context.ts';
import { readJson } from '../read-body.ts';
import { refuseBody } from '../refuse-body.ts';
import { refuseField } from '../refuse-field.ts';
import { submissionId } from '../submission-id.ts';
import { responseLanguage } from '../response-language.ts';

/** Enough for a text of the maximum length with every character escaped in JSON. */
const MAX_BYTES = 64 * 1024;

// The feature validates the fields; this schema only checks the outer shape.
const body = z.looseObject({ submissionId });

/**
 * POST {submissionId, name, email, orderNumber, message} → 201 {receivedAt, withReceipt}; 422 {error, field, message}. The
 * response does not reveal whether there is such an order, because anybody may send the request.
 */
export function createWithdrawalHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body, MAX_BYTES);
    if (!read.ok) return refuseBody(c, read.error);
    const { submissionId, ...typed } = read.value;
    const language = responseLanguage(c);
    const withdrawal = parseWithdrawal(typed);
    if (!withdrawal.ok) {
      const { error } = withdrawal;
      const message = withdrawalsErrorsTexts[language][error];
      return refuseField(c, { error, field: fieldOfWithdrawalError(error), message });
    }
    // Over the limit only the receipt is left out. Refusing the request would let a stranger use up somebody's declarations.
    const waitSeconds = await context.rateLimiter.count('withdrawal-receipt', withdrawal.value.email);
    const submission = { submissionId, language, withReceipt: waitSeconds === 0 };
    return c.json(await declareWithdrawal(context, submission, withdrawal.value), 201);
  };
}
