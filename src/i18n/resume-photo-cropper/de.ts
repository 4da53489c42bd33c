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
  title: 'Bewerbungsfoto zuschneiden: Lebenslauf, LinkedIn, Pass',
  description: `Foto für Lebenslauf, LinkedIn oder Ausweis zuschneiden: am Gesicht ausgerichtet, genau in Millimetern, Pixeln und KB. Alles im Browser, hochgeladen wird nichts.`,
  heading: 'Auf das richtige Maß.',
  lead: 'Für Lebensläufe nach Land, Profile und Ausweise. Ihr Browser findet den Kopf und setzt den Zuschnitt, das letzte Wort haben Sie. Kostenlos, und das Foto verlässt Ihr Gerät nicht.',
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
        question: 'Wird mein Foto hochgeladen?',
        answer:
          'Nein. Gesicht finden, zuschneiden, speichern: All das macht Ihr Browser. Hat er geladen, was er für Ihre Art Foto braucht, geht es auch ohne Netz. Damit beim Neuladen nichts verloren geht, behält der Browser das Foto auf Ihrem Gerät, bis Sie „Dieses Foto löschen“ drücken. Nach einem Tag wird es bei Ihrem nächsten Besuch gelöscht.',
      },
      {
        id: 'crown',
        question: 'Wie wird der Kopf gemessen?',
        answer:
          'Kinn und Augen werden im Gesicht gefunden. Den Scheitel verdecken die Haare, deshalb wird er aus den Proportionen des Gesichts und dem Umriss der Haare geschätzt. Wo eine Behörde bis zum Haar misst, zählt dieser Umriss selbst. Alle Linien können Sie ziehen, die Zahlen folgen.',
      },
      {
        id: 'network',
        question: 'Wie viel lädt die Seite?',
        answer:
          'Die Modelle, die das Gesicht finden, haben 5,5 MB, die für das Haar noch einmal 4 MB. Geladen werden sie erst mit dem ersten Foto, das Sie auswählen. Mit dem ersten HEIC-Foto kommen 2 MB dazu, wo der Browser es nicht selbst öffnen kann. Während die Modelle laden, und auch ohne sie, schneiden Sie von Hand zu.',
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
          'Nicht mit einem Bewerbungsfoto von uns: Reisepass, Personalausweis und Visum verlangen ein unbearbeitetes Foto, und unsere haben einen neuen Hintergrund und neues Licht. Ein Foto, wie die Kamera es aufgenommen hat, schneiden Sie hier auf das Maß des Dokuments. Deutschland nimmt seit Mai 2025 allerdings keine mitgebrachten Fotos mehr an.',
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
