import type { LayoutTexts } from '../en/layout.ts';

export const layout: LayoutTexts = {
  skipToContent: 'Zum Inhalt springen',
  hostedIn: (country) => `Entwickelt und gehostet in ${country}`,
  mainNavigation: 'Hauptnavigation',
  pricing: 'Preise',
  createHeadshot: 'Bewerbungsfoto erstellen',
  home: 'Startseite',
  homeOf: (brand) => `${brand}, Startseite`,
  openMenu: 'Menü',
  language: 'Sprache',
  chooseLanguage: 'Sprache wählen',
  footerNavigation: 'Fußzeile',
  contact: 'Kontakt',
  sourceCode: 'Quelltext (AGPL-3.0)',
  deletedAfter: (days) => `Selfies und Bewerbungsfotos werden nach ${days} Tagen gelöscht.`,
  defaultTitle: 'Professionelle Bewerbungsfotos aus Ihren Selfies – günstig und schnell',
  close: 'Schließen',
};
