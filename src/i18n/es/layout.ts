import type { LayoutTexts } from '../en/layout.ts';

export const layout: LayoutTexts = {
  skipToContent: 'Saltar al contenido',
  hostedIn: (country) => `Creado y alojado en ${country}`,
  mainNavigation: 'Navegación principal',
  pricing: 'Precios',
  createHeadshot: 'Crear retrato',
  home: 'Inicio',
  homeOf: (brand) => `${brand}, página de inicio`,
  openMenu: 'Menú',
  language: 'Idioma',
  chooseLanguage: 'Elegir idioma',
  footerNavigation: 'Pie de página',
  contact: 'Contacto',
  sourceCode: 'Código fuente (AGPL-3.0)',
  deletedAfter: (days) => `Los selfis y los retratos se borran a los ${days} días.`,
  defaultTitle: 'Retratos profesionales con IA a partir de sus selfis: asequibles y rápidos',
  close: 'Cerrar',
};
