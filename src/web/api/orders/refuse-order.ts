import type { Context } from 'hono';
import type { OrdersError } from '../../../i18n/orders-errors/en.ts';
import { ordersErrorsTexts } from '../../../i18n/orders-errors/index.ts';
import { responseLanguage } from '../response-language.ts';

export function refuseOrder(c: Context, error: OrdersError, status: 404 | 409 | 422 | 503): Response {
  return c.json({ error, message: ordersErrorsTexts[responseLanguage(c)][error] }, status);
}
