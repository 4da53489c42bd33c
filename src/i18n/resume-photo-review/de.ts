import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumePhotoReviewTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/de.ts';
import { photoReview } from '../photo-review/de.ts';

export const resumePhotoReview = ({ photo, ...facts }: CatalogFacts): ResumePhotoReviewTexts => ({
  title: 'Bewerbungsfoto kostenlos prüfen, für das Zielland',
  description: `Ist dort ein Bild erwünscht, welche Größe ist üblich, und wie gut ist Ihres? Punkte für Licht, Ausschnitt und Datei, im Browser. ${photo.countryCount} Länder.`,
  heading: 'Taugt dieses Foto für die Bewerbung?',
  lead: 'Das hängt zuerst vom Land ab, dann vom Foto und dann von der Datei. Alles drei beantwortet diese Seite, und ausgewertet wird das Foto in Ihrem Browser.',
  widget: photoReview({ photo, ...facts }),
  today: {
    title: 'Wie die Punkte zustande kommen',
    text: 'Der Gesamtwert gilt dem Foto: sechs Kategorien, 26 Messungen, jede mit einer Grenze, die Sie nachlesen können. Der ATS-Wert bewertet nur die Datei und was im Land üblich ist; kein Bewerbersystem wurde abgefragt. Wir messen Geometrie und Licht und raten nicht, wer Sie sind.',
  },
  rubric: {
    heading: 'Was Bewerbersysteme damit machen',
    lead: 'Keines davon benotet Ihr Foto. Sie lesen Text aus und legen ihn ab. Ein Foto zählt nur insoweit, als es die Datei verändert, und genau das messen wir.',
    caption: 'Dateigröße eines Fotos im Lebenslauf',
    columns: { weight: 'Größe des Fotos', meaning: 'Was das heißt' },
    rows: [
      {
        weight: `bis ${photo.goodWeight}`,
        meaning: 'Fällt niemandem auf. Genug für einen scharfen Druck in den üblichen Größen.',
      },
      { weight: `bis ${photo.fairWeight}`, meaning: 'Fast immer in Ordnung.' },
      {
        weight: `bis ${photo.poorWeight}`,
        meaning: `Nimmt viel von den ${photo.applicationMax}, die Ratgeber der ganzen Bewerbung zugestehen.`,
      },
      {
        weight: `über ${photo.poorWeight}`,
        meaning: `Mit Zeugnissen sind rasch ${photo.parserMax} erreicht, und dort hört ein verbreitetes System auf zu lesen.`,
      },
    ],
  },
  place: {
    heading: 'Wenn es hineinkommt',
    points: [
      {
        title: 'In den Textbereich',
        text: 'Nicht in die Kopfzeile, nicht in ein Textfeld, nicht hinter den Text. Das überliest Software zuerst.',
      },
      {
        title: 'Als Bild neben Text',
        text: 'Speichern Sie nie die ganze Seite als Bild: Dann kann Software darin nichts mehr lesen.',
      },
      {
        title: 'Vorher geschnitten, nicht nachher',
        text: 'Word behält weggeschnittene Teile, und die Datei bleibt so groß wie vorher. Erst die Datei zuschneiden, dann einsetzen.',
      },
    ],
  },
  faq: {
    heading: 'Fragen zur Prüfung',
    entries: [
      {
        id: 'bleibt',
        question: 'Wird mein Foto hochgeladen?',
        answer:
          'Für die Prüfung nicht: Ihr eigener Browser öffnet und misst die Datei und vergisst sie, wenn Sie die Seite schließen. Nur wenn Sie das vollständige Ergebnis per E-Mail oder ein Porträt daraus möchten, geht das Foto an unseren Server und wird dort nach einem Tag gelöscht. Kann Ihr Browser es nicht messen, kann es unser Server, aber nur, wenn Sie zustimmen, und ohne das Foto dafür zu speichern.',
      },
      {
        id: 'quellen',
        question: 'Wie sicher sind die Angaben zu den Ländern?',
        answer: `Sicher genug, um ${photo.countryCount} davon zu nennen; wo sich Quellen widersprechen, steht es dabei. Länder ohne belastbare Quelle fehlen. Was in einer Anzeige steht, geht jeder Tabelle vor.`,
      },
      {
        id: 'dpi',
        question: 'Warum Pixel, wenn das Maß in Millimetern ist?',
        answer: `Weil in der Datei nur Pixel stehen. ${photo.cvMm} mit ${photo.dpi} dpi gedruckt brauchen ${photo.cvPx}; mit weniger wird der Druck unscharf.`,
      },
      {
        id: 'ort-entfernen',
        question: 'Wie entferne ich den Ort aus einem Foto?',
        answer:
          'Unter Windows in den Eigenschaften der Datei bei Details, auf dem Mac in Vorschau oder Fotos, auf dem Telefon in den Optionen beim Teilen.',
      },
    ],
  },
  related: {
    heading: 'Weiterlesen',
    links: [
      {
        page: 'cvPhoto',
        name: 'Alle Länder in einer Tabelle',
        text: 'Mit den gebräuchlichen Größen in Millimetern und Pixeln.',
      },
      {
        page: 'resumePhotoCropper',
        name: 'Auf das richtige Maß schneiden',
        text: 'Im Browser, genau in Millimetern, Pixeln und KB.',
      },
      {
        page: 'linkedinPhotoReview',
        name: 'LinkedIn-Foto prüfen',
        text: 'An den Grenzen, die LinkedIn setzt.',
      },
      {
        page: 'article',
        slug: articleSlugs.trackingSystems,
        name: 'Was Bewerbersysteme mit Ihrem Foto machen',
        text: 'Und was nicht.',
      },
    ],
  },
  end: {
    heading: 'Noch nicht das richtige Bild?',
    text: `Machen Sie aus ${facts.selfiesMin} Selfies eines, das in jede Größe passt. Ab ${facts.prices.basic}, mit kostenloser Vorschau.`,
    action: 'Bewerbungsfoto machen',
  },
});
