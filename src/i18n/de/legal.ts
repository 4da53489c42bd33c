import type { LegalTexts } from '../en/legal.ts';

export const legal: LegalTexts = {
  updated: 'Stand',
  contents: 'Inhalt',
  table: 'Tabelle',
  operator: '[Betreiber noch nicht eingetragen]',
};
