import type { CatalogFacts } from '../catalog-facts.ts';
import type { CreatePageTexts } from '../en/create-page.ts';

export const createPage = (_: CatalogFacts): CreatePageTexts => ({
  title: 'Professionelle Bewerbungsfotos erstellen',
  description:
    'Fünf oder mehr Selfies hochladen, kostenlose Vorschau in einem von sieben Stilen ansehen, dann das Paket wählen. Ohne Konto, nach 30 Tagen ist alles gelöscht.',
  heading: 'Legen Sie Ihre Selfies auf den Leuchttisch.',
  lead: 'Fünf gute genügen, acht oder mehr sind besser. Jedes Foto wird sofort geprüft.',
});
