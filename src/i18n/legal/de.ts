import type { LegalTexts } from './en.ts';

export const legal: LegalTexts = {
  updated: 'Stand',
  contents: 'Inhalt',
  table: 'Tabelle',
  operator: '[Betreiber noch nicht eingetragen]',
  fileNames: { termsOfService: 'nutzungsbedingungen', refundPolicy: 'erstattung-und-widerruf' },
};
