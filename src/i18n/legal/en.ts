/** The texts around the legal documents of content/legal. */
export const legal = {
  updated: 'Last updated',
  contents: 'Contents',
  /** Accessible name of the box in which a wide table scrolls. */
  table: 'Table',
  /** Stands for the operator until the imprint is filled in. */
  operator: '[operator not entered yet]',
  /** Names of the files that are attached to an order's confirmation. */
  fileNames: { termsOfService: 'terms-of-service', refundPolicy: 'refunds-and-withdrawal' },
};
export type LegalTexts = typeof legal;
