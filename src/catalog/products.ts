import { type Currency, PACKAGE_IDS, type PackageId, PACKAGES } from './packages.ts';

/** Basic at a lower price (spec §9, "other discounts"). The id ends with the price in cents. */
export const DISCOUNT_PRODUCT_IDS = ['basic-999', 'basic-1399'] as const;
export type DiscountProductId = (typeof DISCOUNT_PRODUCT_IDS)[number];

/** Everything that can be bought: the three packages at their price, and Basic at two lower ones. */
export const PRODUCT_IDS = [...PACKAGE_IDS, ...DISCOUNT_PRODUCT_IDS] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

export interface Product {
  readonly id: ProductId;
  /** The package that the buyer gets. */
  readonly packageId: PackageId;
  readonly priceCents: Readonly<Record<Currency, number>>;
}

export const PRODUCTS: Readonly<Record<ProductId, Product>> = {
  basic: packageProduct('basic'),
  premium: packageProduct('premium'),
  ultimate: packageProduct('ultimate'),
  'basic-999': { id: 'basic-999', packageId: 'basic', priceCents: { USD: 999, EUR: 999 } },
  'basic-1399': { id: 'basic-1399', packageId: 'basic', priceCents: { USD: 1399, EUR: 1399 } },
};

function packageProduct(id: PackageId): Product {
  return { id, packageId: id, priceCents: PACKAGES[id].priceCents };
}

export function isProductId(value: unknown): value is ProductId {
  return PRODUCT_IDS.some((id) => id === value);
}

export function isDiscountProduct(id: ProductId): id is DiscountProductId {
  return DISCOUNT_PRODUCT_IDS.some((one) => one === id);
}
