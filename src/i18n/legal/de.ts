import type { LegalTexts } from './en.ts';

export const legal: LegalTexts = {
  updated: 'Stand',
  contents: 'Inhalt',
  table: 'Tabelle',
  operator: '[Betreiber noch nicht eingetragen]',
};
