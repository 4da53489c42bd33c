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
import { visitorLanguage } from '../visitor-language.ts';

/** A text of the greatest length, in the most bytes that JSON makes of a character. */
const MAX_BYTES = 64 * 1024;

// The rules of the feature judge what is inside; here only the outer shape is read.
const body = z.looseObject({ submissionId });

/**
 * POST {submissionId, name, email, orderNumber, message} → 201 {receivedAt, withReceipt}; 422 {error, field, message}. The answer
 * does not say whether there is such an order: who asks may be anybody.
 */
export function createWithdrawalHandler(context: WebContext) {
  return async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    const read = await readJson(c.req.raw, body, MAX_BYTES);
    if (!read.ok) return refuseBody(c, read.error);
    const { submissionId, ...typed } = read.value;
    const language = visitorLanguage(c);
    const withdrawal = parseWithdrawal(typed);
    if (!withdrawal.ok) {
      const { error } = withdrawal;
      const message = withdrawalsErrorsTexts[language][error];
      return refuseField(c, { error, field: fieldOfWithdrawalError(error), message });
    }
    // Over this limit only the receipt stays out: else a stranger could use up somebody's declarations.
    const waitSeconds = await context.rateLimiter.count('withdrawal-receipt', withdrawal.value.email);
    const submission = { submissionId, language, withReceipt: waitSeconds === 0 };
    return c.json(await declareWithdrawal(context, submission, withdrawal.value), 201);
  };
}
