import type { Currency } from '../../../catalog/packages.ts';
import type { ProductId } from '../../../catalog/products.ts';
import type { Clock } from '../../clock/clock.ts';
import type { CallLimits } from './lemon-squeezy-api.ts';

/** The provider's name in our URLs and tables. */
export const LEMON_SQUEEZY = 'lemonsqueezy';

export interface LemonSqueezyStore {
  /** The numeric id of the store. */
  readonly storeId: string;
  /** The numeric id of each product's variant, which is not the UUID in the variant's share link. */
  readonly variants: Readonly<Record<ProductId, string>>;
}

export interface LemonSqueezyOptions {
  readonly apiKey: string;
  /** Signing secrets of the webhooks. All are tried, so that one can be replaced without losing events. */
  readonly webhookSecrets: readonly string[];
  /** A store has one currency, so there is one for each of ours. */
  readonly stores: Readonly<Record<Currency, LemonSqueezyStore>>;
  readonly mode: 'live' | 'test';
  readonly clock: Clock;
  /** Default: 10 seconds for each call, and three further attempts when there were too many. */
  readonly callLimits?: CallLimits;
}
