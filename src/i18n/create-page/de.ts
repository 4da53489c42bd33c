import type { CatalogFacts } from '../catalog-facts.ts';
import type { CreatePageTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/de.ts';

export const createPage = (facts: CatalogFacts): CreatePageTexts => ({
  title: 'Professionelle Bewerbungsfotos erstellen',
  description: `${facts.selfiesMin} oder mehr Selfies hochladen, kostenlose Vorschau in einem von ${facts.styleCount} Stilen ansehen, dann das Paket wählen. Ohne Konto, nach ${facts.retentionDays} Tagen ist alles gelöscht.`,
  heading: 'Legen Sie Ihre Selfies auf den Leuchttisch.',
  lead: `${facts.selfiesMin} gute genügen, ${facts.selfiesRecommended} oder mehr sind besser. Jedes Foto wird sofort geprüft.`,
  guide: {
    heading: 'Selfies, die sich eignen, und solche, die Sie besser meiden',
    good: {
      heading: 'Diese eignen sich',
      list: [
        { kind: 'window-light' as const, words: 'Tageslicht von einem Fenster vor Ihnen' },
        { kind: 'eye-level' as const, words: 'Kamera auf Augenhöhe, eine Armlänge entfernt' },
        { kind: 'other-place' as const, words: 'Anderer Tag, anderer Ort, andere Kleidung' },
      ],
    },
    bad: {
      heading: 'Lieber nicht',
      list: [
        { kind: 'too-far' as const, words: 'Zu weit weg' },
        { kind: 'too-dark' as const, words: 'Zu dunkel oder Licht von hinten' },
        { kind: 'sunglasses' as const, words: 'Sonnenbrille' },
        { kind: 'hat' as const, words: 'Hut, Mütze oder Kapuze' },
        { kind: 'two-people' as const, words: 'Noch jemand im Bild' },
        { kind: 'cut-off' as const, words: 'Kopf oder Schultern angeschnitten' },
      ],
    },
    clothes: {
      text: 'Tragen Sie etwas, worin man Sie sehen soll; der Kragen bleibt frei, langes Haar liegt hinter den Schultern. Steht unten Kleidung von uns zur Wahl, bleiben Gesicht, Haare und Hals Ihre eigenen, und mit unserer Kleidung lässt sich selbst ein Selfie verwenden, das an den Schultern endet.',
      action: 'Was Sie anziehen und was wir ändern können',
      slug: articleSlugs.whatToWear,
    },
  },
  faq: { text: 'Was Sie sonst noch wissen möchten', action: 'Zu den Fragen und Antworten' },
});
