import type { CatalogFacts } from '../catalog-facts.ts';
import { CROP_SIZES, type CropId } from '../crop-sizes.ts';
import type { ResumePhotoCropperTexts } from './en.ts';
import { gallery } from '../gallery/de.ts';

const { download } = gallery;

const uses: Record<CropId, { use: string; gallery: string }> = {
  cv: {
    use: 'Lebensläufe in Deutschland, Österreich und der Schweiz, oben rechts',
    gallery: `Fertig geschnitten, als „${download.cv45x60}“`,
  },
  small: {
    use: 'Lebensläufe in Frankreich, Spanien, Italien und Polen',
    gallery: `Fertig geschnitten, als „${download.id35x45}“`,
  },
  form: {
    use: 'das Feld auf Formularen in Japan',
    gallery: `„${download.cv45x60}“ kleiner drucken: Das Seitenverhältnis ist dasselbe`,
  },
  square: {
    use: 'moderne Layouts und Deckblätter',
    gallery: `Fertig geschnitten, als „${download.square}“`,
  },
  linkedin: {
    use: 'LinkedIn-Profile, dort als Kreis zu sehen',
    gallery: `Fertig geschnitten, als „${download.linkedin800}“`,
  },
};

export const resumePhotoCropper = (facts: CatalogFacts): ResumePhotoCropperTexts => ({
  title: 'Bewerbungsfoto zuschneiden: Größen in mm und Pixel',
  description: `Die Formate, auf die Bewerbungsfotos meist geschnitten werden, maßstäblich, in Millimetern und Pixeln bei ${facts.photo.dpi} dpi. Zum Ausdrucken und Nachmessen.`,
  heading: 'Auf das richtige Maß.',
  lead: 'Wenige Formate genügen für fast jeden Lebenslauf, jedes Formular und jedes Profil. Hier liegen sie auf der Schneidematte, im Maßstab.',
  later: {
    title: 'Das Zuschneidewerkzeug selbst gibt es noch nicht.',
    text: 'Es kommt mit einer späteren Version und wird kostenlos sein. Bis dahin finden Sie hier die Maße und in der Galerie jedes Shootings die fertigen Zuschnitte.',
  },
  mat: {
    heading: 'Die Schneidematte',
    lead: 'Legen Sie ein Lineal an: Bei 100\u00a0% gedruckt hat jeder Rahmen seine wirkliche Größe. Auf dem Bildschirm stimmen sie im Verhältnis zueinander.',
    ruler: 'Millimeter',
    note: `Ein Profilbild wird nicht gedruckt; hier ist es so groß zu sehen, wie es bei ${facts.photo.dpi} dpi aus dem Drucker käme.`,
  },
  sizes: CROP_SIZES.map((size) => ({ ...size, ...uses[size.id] })),
  table: {
    heading: 'In Millimetern und Pixeln',
    lead: `Pixel = Millimeter ÷ 25,4 × ${facts.photo.dpi}. Mit weniger Pixeln wird der Druck unscharf; deutlich mehr machen nur die Datei größer.`,
    columns: {
      name: 'Format',
      px: `Bei ${facts.photo.dpi} dpi`,
      use: 'Üblich für',
      gallery: 'In Ihrer Galerie',
    },
  },
  faq: {
    heading: 'Fragen zum Zuschneiden',
    entries: [
      {
        id: 'tool',
        question: 'Womit schneide ich, bis das Werkzeug da ist?',
        answer:
          'Wenn Sie Ihre Bewerbungsfotos bei uns machen, brauchen Sie nichts: Ihre Galerie enthält die Zuschnitte, auf Ihren Kopf ausgerichtet. Ein eigenes Foto schneiden die meisten Bildbetrachter auf ein festes Seitenverhältnis; nehmen Sie 3:4 für 45 × 60 und 30 × 40, 7:9 für 35 × 45 und 1:1 für die quadratischen, und stellen Sie beim Speichern die Pixel aus der Tabelle ein.',
      },
      {
        id: 'head',
        question: 'Wie groß soll der Kopf sein?',
        answer:
          'Für den Lebenslauf ist das nicht vorgeschrieben. In 3:4 wirken Kopf und Schultern mit etwas Luft über dem Haar richtig; im Kreis darf der Kopf größer sein und sollte in der Mitte sitzen.',
      },
      {
        id: 'needed',
        question: 'Brauche ich überhaupt ein Foto im Lebenslauf?',
        answer:
          'Das hängt vom Land ab. In Deutschland darf kein Arbeitgeber eines verlangen, und ein Lebenslauf ohne Foto ist vollständig; viele legen trotzdem eines bei. In den USA, Kanada, Großbritannien und Irland lassen Sie es besser weg.',
      },
      {
        id: 'passport',
        question: '35 × 45 ist das Passfotoformat. Kann ich es dafür nehmen?',
        answer:
          'Nein. Reisepass, Personalausweis und Visum verlangen ein unbearbeitetes Foto, und unsere Bewerbungsfotos haben einen neuen Hintergrund und neues Licht. Nur das Papier ist gleich groß.',
      },
      {
        id: 'dpi',
        question: `Warum ${facts.photo.dpi} dpi?`,
        answer:
          'Aus Armlänge unterscheidet das Auge keine feineren Punkte. In einem PDF, das nur am Bildschirm gelesen wird, täte es auch die Hälfte.',
      },
    ],
  },
  end: {
    heading: 'Noch kein Foto zum Zuschneiden?',
    text: `Dann machen Sie eines aus Ihren Selfies. Die Vorschau ist kostenlos, Bewerbungsfotos gibt es ab ${facts.prices.basic}.`,
    action: 'Mit Selfies beginnen',
  },
});
