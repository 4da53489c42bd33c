/** The settings of an account, as its owner changes them in the dashboard. */
export interface StripeAccount {
  readonly secretKey: string;
  readonly products: Map<string, { active: boolean }>;
  readonly endpoints: { url: string; status: 'enabled' | 'disabled'; enabledEvents: readonly string[] }[];
  /** The key lacks permission for these paths below /v1, as a restricted key. */
  readonly deniedPaths: Set<string>;
  chargesEnabled: boolean;
  taxStatus: 'active' | 'pending';
  /** For example 0.19. */
  taxRate: number;
}
