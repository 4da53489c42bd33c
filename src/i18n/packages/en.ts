import type { PackageId } from '../../catalog/packages.ts';

const names: Record<PackageId, string> = { basic: 'Basic', premium: 'Premium', ultimate: 'Ultimate' };

/** The contents of a package in words; every number comes from the catalog. */
export const packages = {
  names,
  headshots: (count: number) => `${count} headshots`,
  styles: (count: number) => (count === 1 ? '1 style of your choice' : `${count} styles of your choice`),
  delivery: (minutes: number) =>
    minutes >= 60 ? `ready in about ${minutes / 60} hours` : `ready in about ${minutes} minutes`,
  support: (businessDays: number) =>
    businessDays === 1
      ? 'support answers within 1 business day'
      : `support answers within ${businessDays} business days`,
  commercialRights: 'commercial rights included',
  /** Leads to the checkout without selfies. */
  buy: 'Buy now, add selfies later',
  oncePaid: 'pay once, no subscription',
  inclVat: 'incl. VAT',
  refund: (days: number) => `money back up to ${days} days after delivery`,
};

export type PackagesTexts = typeof packages;
