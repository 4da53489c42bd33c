import type { LegalTexts } from './en.ts';

export const legal: LegalTexts = {
  updated: 'Última actualización',
  contents: 'Índice',
  table: 'Tabla',
  operator: '[titular aún sin indicar]',
  fileNames: { termsOfService: 'condiciones-del-servicio', refundPolicy: 'reembolsos-y-desistimiento' },
};
