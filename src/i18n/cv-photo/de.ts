import { PRINT_DPI } from '../../catalog/photo-standards.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import type { CvPhotoTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/de.ts';

export const cvPhoto = ({ photo, ...facts }: CatalogFacts): CvPhotoTexts => ({
  title: 'Foto im Lebenslauf: Länder, Größen, Tipps',
  description: `Erwartet, üblich, freiwillig oder weglassen: wie ${photo.countryCount} Länder zum Foto im Lebenslauf stehen, gängige Größen und was ein gutes Bild ausmacht.`,
  heading: 'Das Foto im Lebenslauf, Land für Land.',
  lead: 'In Zürich wirkt ein Lebenslauf ohne Gesicht unfertig, in Dublin einer mit Gesicht fehl am Platz. Bevor Sie ein Bild aussuchen, lohnt die Frage, ob es überhaupt erwünscht ist.',
  action: 'Foto aus Selfies machen',
  toTable: 'Ihr Land finden',
  printsCaption:
    'Maßstabsgetreu nebeneinander. Dass niemand zu sehen ist, ist Absicht: Der Umriss zeigt, wo Sie stehen.',
  guide: {
    heading: 'Wo es hingehört',
    lead: 'Es zählt das Land, in dem Sie eingestellt werden, nicht Ihr Pass. Alles hier ist Gewohnheit, kein Gesetz; was in der Ausschreibung steht, geht vor.',
    columns: { country: 'Land', size: 'Übliche Größe', advice: 'Was bekannt ist' },
    sources:
      'Zusammengetragen im November 2026 aus den EURES-Hinweisen zu Leben und Arbeiten in Europa, einer Umfrage von Michael Page unter 619 Personalberatern in 12 Ländern, von der Fundación Adecco und aus veröffentlichten Bewerbungsratgebern; der Artikel „Foto im Lebenslauf, ja oder nein?“ nennt sie alle. Wo wir nichts Belastbares fanden, fehlt das Land.',
  },
  sizes: {
    heading: 'Größen für Papier und Bildschirm',
    lead: `Kein Gesetz schreibt das Maß vor. Gebräuchlich sind diese; ${photo.cvMm} und ${photo.smallMm} liefern wir fertig zugeschnitten.`,
    caption: 'Fotogrößen für den Lebenslauf in Millimetern und Pixeln',
    columns: {
      mm: 'Auf Papier',
      px: `Pixel bei ${PRINT_DPI.usual} dpi`,
      pxFine: `Pixel bei ${PRINT_DPI.fine} dpi`,
      used: 'Verwendung',
    },
  },
  good: {
    heading: 'Woran man ein gutes erkennt',
    points: [
      {
        title: 'Kopf und Schultern',
        text: 'Auf Brusthöhe geschnitten, etwas Luft über dem Haar. Der Kopf nimmt knapp die halbe Bildhöhe ein.',
      },
      {
        title: 'Ruhiger Hintergrund',
        text: 'Eine schlichte Wand oder ein Raum in tiefer Unschärfe. Niemand sonst im Bild, auch kein halber Arm.',
      },
      {
        title: 'Licht von vorn',
        text: 'Ein Fenster, in das Sie schauen, genügt. Gegenlicht macht Gesichter grau, Deckenlampen werfen Schatten unter die Augen.',
      },
      {
        title: 'Passende Kleidung',
        text: 'Was Sie zum Vorstellungsgespräch tragen würden, am besten schon auf dem Foto. Ein Sakko lässt sich nachträglich anziehen, wo wir Kleidung anbieten und sie zum Selfie passt; verlassen sollten Sie sich darauf nicht.',
      },
      {
        title: 'Sie, wie Sie heute aussehen',
        text: 'Wer zur Tür hereinkommt, soll zum Bild passen: dieselbe Frisur, dieselbe Brille, derselbe Bart.',
      },
      {
        title: 'Eine kleine Datei',
        text: `Unter ${photo.goodWeight} ist gut, bis ${photo.fairWeight} geht es auch. Die ganze Bewerbung sollte unter ${photo.applicationMax} bleiben.`,
      },
    ],
  },
  faq: {
    heading: 'Häufige Fragen',
    entries: [
      {
        id: 'deutschland',
        question: 'Ist ein Foto in Deutschland Pflicht?',
        answer:
          'Nein. Seit 2006 gilt das Allgemeine Gleichbehandlungsgesetz, und Arbeitgeber dürfen kein Foto verlangen. Viele Bewerberinnen und Bewerber legen trotzdem eines bei, weil es vielerorts gern gesehen wird. Ein Lebenslauf ohne Foto ist vollständig.',
      },
      {
        id: 'platz',
        question: 'In welche Ecke kommt das Foto?',
        answer:
          'In Deutschland, Österreich und der Schweiz nach rechts oben, in Frankreich und Spanien nach links oder rechts oben. Setzen Sie es in den Textbereich, nicht in die Kopfzeile und nicht in ein Textfeld: So kommt Software, die Lebensläufe ausliest, am besten zurecht.',
      },
      {
        id: 'anderes-land',
        question: 'Mein Land steht nicht in der Tabelle. Was tun?',
        answer:
          'Sehen Sie sich Stellenanzeigen des Unternehmens und Vorlagen aus dem Land an oder fragen Sie mit einem Satz nach. Spricht nichts für ein Foto, lassen Sie es weg: Was niemand erwartet, vermisst auch niemand.',
      },
      {
        id: 'passfoto',
        question: 'Geht auch mein Passfoto?',
        answer:
          'Es geht, hilft aber selten. Passfotos verlangen ein neutrales Gesicht und flaches Licht, damit eine Maschine vergleichen kann. Im Lebenslauf dürfen Sie lächeln. Umgekehrt ist es verboten: Ein bearbeitetes Bild gehört in keinen Pass.',
      },
    ],
  },
  related: {
    heading: 'Weiterlesen',
    links: [
      {
        page: 'resumePhotoCropper',
        name: 'Ein Foto auf Maß schneiden',
        text: 'Kostenlos im Browser, mit Schneidematte zum Nachmessen.',
      },
      {
        page: 'resumePhotoReview',
        name: 'Die Datei prüfen',
        text: 'Maße, Dateigröße und Format, im Browser gemessen, passend zum Land Ihrer Bewerbung.',
      },
      {
        page: 'article',
        slug: articleSlugs.photoByCountry,
        name: 'Foto im Lebenslauf, ja oder nein?',
        text: 'Die lange Fassung, mit den Umfragen und dem, was sie nicht zeigen.',
      },
      {
        page: 'article',
        slug: articleSlugs.cvPhotoSizes,
        name: 'Die richtige Größe, erklärt',
        text: 'Millimeter, Pixel, dpi: wie sie zusammenhängen.',
      },
    ],
  },
  end: {
    heading: 'Kein gutes Bild zur Hand?',
    text: `${facts.brand} macht aus Selfies Fotos für den Lebenslauf, mit Ihrem eigenen Gesicht. Eines können Sie vor dem Bezahlen sehen.`,
  },
});
