/** The three packages (spec §9). This file is the only source of their prices, for pages, mails and orders. */
export const PACKAGE_IDS = ['basic', 'premium', 'ultimate'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

export type Currency = 'USD' | 'EUR';

export interface HeadshotPackage {
  readonly id: PackageId;
  readonly headshotCount: number;
  /** The number of styles that the buyer may choose; at least one must be chosen. */
  readonly styleCount: number;
  readonly priceCents: Readonly<Record<Currency, number>>;
  /** The delivery time that the texts promise. */
  readonly promisedMinutes: number;
  /** Business days within which support answers; undefined without a promise. */
  readonly supportBusinessDays: number | undefined;
  readonly commercialRights: boolean;
}

export const PACKAGES: Readonly<Record<PackageId, HeadshotPackage>> = {
  basic: {
    id: 'basic',
    headshotCount: 12,
    styleCount: 1,
    priceCents: { USD: 1900, EUR: 1900 },
    promisedMinutes: 120,
    supportBusinessDays: undefined,
    commercialRights: false,
  },
  premium: {
    id: 'premium',
    headshotCount: 60,
    styleCount: 3,
    priceCents: { USD: 2900, EUR: 2900 },
    promisedMinutes: 5,
    supportBusinessDays: 2,
    commercialRights: false,
  },
  ultimate: {
    id: 'ultimate',
    headshotCount: 120,
    styleCount: 6,
    priceCents: { USD: 4900, EUR: 4900 },
    promisedMinutes: 5,
    supportBusinessDays: 1,
    commercialRights: true,
  },
};
