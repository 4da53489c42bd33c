import type { Context } from 'hono';
import type { OrdersError } from '../../../i18n/orders-errors/en.ts';
import { ordersErrorsTexts } from '../../../i18n/orders-errors/index.ts';
import { responseLanguage } from '../response-language.ts';

/** The field of the form in which the error is shown; the others are about the whole form. */
const FIELD_BY_ERROR: Readonly<Partial<Record<OrdersError, string>>> = {
  'email-missing': 'email',
  'email-invalid': 'email',
  'discount-unknown': 'discountCode',
  'discount-expired': 'discountCode',
  'discount-on-offer': 'discountCode',
  'discount-used': 'discountCode',
};

export function refuseOrder(c: Context, error: OrdersError, status: 404 | 409 | 422 | 503): Response {
  const field = FIELD_BY_ERROR[error];
  return c.json(
    { error, ...(field && { field }), message: ordersErrorsTexts[responseLanguage(c)][error] },
    status,
  );
}
