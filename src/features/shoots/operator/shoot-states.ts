import type { ShootState } from '../../../platform/db/tables/shoots.ts';

/** The states as operators read them. */
export const SHOOT_STATE_NAMES: Readonly<Record<ShootState, string>> = {
  draft: 'Draft',
  ready_to_pay: 'Ready to pay',
  paid: 'Paid',
  rendering: 'Rendering',
  delivered: 'Delivered',
  failed: 'Failed',
  refunded: 'Refunded',
  expired: 'Expired',
};
