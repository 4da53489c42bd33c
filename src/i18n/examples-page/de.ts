import type { CatalogFacts } from '../catalog-facts.ts';
import type { ExamplesPageTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/de.ts';

export const examplesPage = (facts: CatalogFacts): ExamplesPageTexts => ({
  title: `Beispiele: alle Szenen der ${facts.styleCount} Stile`,
  description: `Der ganze Kontaktbogen: ${facts.styleCount} Stile mit allen Szenen, von Bibliothek und Glasbüro bis Garten und Kamin. Sehen Sie vorher, wo Ihre Bilder entstehen können.`,
  heading: 'Die Orte stehen bereit. Jetzt fehlen nur noch Sie.',
  lead: `${facts.styleCount} Stile, jeder mit eigenen Räumen, Straßen und Gärten. Hier ist der ganze Bogen, nichts zurückgehalten.`,
  action: 'Mit Selfies beginnen',
  pairs: {
    heading: 'Vorher und nachher',
    lead: 'Auf der einen Seite ein Selfie, auf der anderen das Bewerbungsfoto daraus. Die Menschen sind computergeneriert; die Bewerbungsfotos sind mit derselben Software und nach denselben Maßstäben entstanden, wie es bei Ihren der Fall wäre.',
  },
  dressed: {
    heading: 'Dasselbe Gesicht, ein neues Sakko',
    lead: 'Dieselben Menschen in Kleidung von uns. Gesicht, Haare und Hals stammen aus dem Selfie; unterhalb des Kragens sitzt ein Stück, das aus einem anderen computergenerierten Bild geschnitten ist, nie aus dem eigenen. Ihre kostenlose Vorschau zeigt Sie auf beide Arten.',
  },
  strips: {
    heading: 'Der Kontaktbogen',
    lead: `Jeder Streifen ist ein Stil. Ein Paket enthält ${facts.stylesOf.basic}, ${facts.stylesOf.premium} oder ${facts.stylesOf.ultimate} davon, und Ihre Bilder verteilen sich auf die Szenen. Am Ende jedes Streifens steht ein schlichter Studiohintergrund, und etwa jedes sechste Bild ist schwarz-weiß. Darin wechseln sich Ihre Selfies ab, in bis zu drei Ausschnitten: Je mehr Momente sie zeigen, desto lebendiger die Auswahl.`,
    you: 'Ihr Platz',
    frames: 'Szenen',
  },
  notes: {
    heading: 'Wie man ihn liest',
    points: [
      {
        title: 'Warum niemand zu sehen ist',
        text: `Die Bilder unserer Kundinnen und Kunden gehören ihnen und werden nach ${facts.retentionDays} Tagen gelöscht; wir haben also keine, die wir zeigen könnten. Ihre eigene Vorschau sagt Ihnen mehr als ein fremdes Gesicht.`,
      },
      {
        title: 'Wo diese Orte sind',
        text: 'Nirgends. Jeder Raum wurde in Blender als Modell gebaut, beleuchtet und für diese Bilder gerendert. Hinter Ihnen liegt also nie das Büro von jemand anderem.',
      },
      {
        title: 'Warum sie unscharf sind',
        text: 'So zeichnet ein Porträtobjektiv, was weit hinter dem Gesicht liegt. An scharfen Hintergründen erkennt man Montagen.',
      },
    ],
  },
  related: {
    heading: 'Weiterlesen',
    links: [
      { page: 'pricing', name: 'Preise', text: 'Wie viele Bilder und Stile die Pakete enthalten.' },
      {
        page: 'aiResumePhoto',
        name: 'Was KI damit zu tun hat',
        text: 'Was fotografiert ist, was aus der Software kommt und wie es gekennzeichnet wird.',
      },
      {
        page: 'article',
        slug: articleSlugs.goodSelfies,
        name: 'Selfies, aus denen gute Fotos werden',
        text: 'Damit Szene und Gesicht zusammenpassen.',
      },
    ],
  },
  end: {
    heading: 'Ihren Ort gefunden?',
    text: `Probieren Sie ihn an: Mit ${facts.previewAfterSelfies} Selfies bekommen Sie in jedem Stil eine kostenlose Vorschau.`,
  },
});
