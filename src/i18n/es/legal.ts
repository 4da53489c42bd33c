import type { LegalTexts } from '../en/legal.ts';

export const legal: LegalTexts = {
  updated: 'Última actualización',
  contents: 'Índice',
  table: 'Tabla',
  operator: '[titular aún sin indicar]',
};
