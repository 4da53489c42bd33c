/** What stands around the legal texts of content/legal. */
export const legal = {
  updated: 'Last updated',
  contents: 'Contents',
  /** Of the box in which a wide table scrolls. */
  table: 'Table',
  /** In the place of the operator's name while the imprint is not filled in. */
  operator: '[operator not entered yet]',
};
export type LegalTexts = typeof legal;
