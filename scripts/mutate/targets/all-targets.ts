import { DASHBOARD_TARGETS } from './dashboard-targets.ts';
import { NEWSLETTER_TARGETS } from './newsletter-targets.ts';
import { ORDER_TARGETS } from './order-targets.ts';
import { PAYMENT_TARGETS } from './payment-targets.ts';
import { PLATFORM_TARGETS } from './platform-targets.ts';
import { SHOOT_TARGETS } from './shoot-targets.ts';
import type { Target } from './target.ts';

export const TARGETS: readonly Target[] = [
  ...ORDER_TARGETS,
  ...PAYMENT_TARGETS,
  ...SHOOT_TARGETS,
  ...NEWSLETTER_TARGETS,
  ...PLATFORM_TARGETS,
  ...DASHBOARD_TARGETS,
];
