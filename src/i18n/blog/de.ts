import type { CatalogFacts } from '../catalog-facts.ts';
import type { BlogTexts } from './en.ts';

export const blog = (facts: CatalogFacts): BlogTexts => ({
  titlePrefix: 'Professionelle Bewerbungsfoto-Tipps',
  titleSuffix: `${facts.brand} Blog`,
  title: `Professionelle Bewerbungsfoto-Tipps · ${facts.brand} Blog`,
  description:
    'Fotos für Lebenslauf, Bewerbung und LinkedIn: wo man sie erwartet, welche Größe sie brauchen, wie man sie aufnimmt und was bei KI zu beachten ist.',
  heading: 'Notizen vom Leuchttisch',
  lead: 'Was wir über Fotos in Bewerbungen wissen, mit Quellen. Ohne Tricks und ohne Füllstoff.',
  listLabel: 'Artikel',
  readMore: 'Artikel lesen',
  empty: 'Noch gibt es keine Artikel.',
  failedList: 'Die Artikel konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  failedArticle: 'Der Artikel konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  articleNotFound: 'Artikel nicht gefunden',
  articleNotFoundText:
    'Unter dieser Adresse gibt es keinen Artikel. Vielleicht trägt er inzwischen einen anderen Titel.',
  back: 'Zurück zum Blog',
  retry: 'Erneut versuchen',
  by: 'Von',
  published: 'Veröffentlicht',
  updated: 'Aktualisiert',
  category: 'Thema',
  tags: 'Schlagwörter',
  related: 'Weiterlesen',
  feeds: 'Im Feedreader abonnieren',
});

export const minutesToRead = (minutes: number) => `${minutes} Min. Lesezeit`;
