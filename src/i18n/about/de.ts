import type { CatalogFacts } from '../catalog-facts.ts';
import type { AboutTexts } from './en.ts';

export const about = (facts: CatalogFacts): AboutTexts => ({
  title: `Über ${facts.brand}: Bewerbungsfotos mit Ihrem Gesicht`,
  description:
    'Warum es noch einen Dienst für Bewerbungsfotos gibt: weil Sie darauf zu sehen sein sollen. Wie die Bilder entstehen, wie sie gemessen werden, was wir nicht tun.',
  heading: 'Ihr Gesicht erfinden wir nicht.',
  lead: `${facts.brand} macht aus Selfies professionelle Bewerbungsfotos. „Bewerbung mit Lichtbild“ stand früher in den Anzeigen. Das schöne Wort haben wir behalten, die Forderung nicht.`,
  action: `Mit ${facts.previewAfterSelfies} Selfies ausprobieren`,
  why: {
    heading: 'Warum es uns gibt',
    paragraphs: [
      'KI-Bewerbungsfotos haben einen bekannten Makel: Die Person darauf ist fremd. Ein Modell lernt ein Gesicht ungefähr und malt dann jemanden, der dazu passt, mit besserer Haut, anderem Kinn und einem fremden Lächeln. Das sieht gut aus, bis es jemand sieht, der Sie kennt.',
      'Wir sind den anderen Weg gegangen. Das Gesicht zeichnen wir nie neu. Aus der Software kommt alles ringsum: der Ort, das Licht, der Ausschnitt und der Ausgleich für eine Linse, die zu nah war. Das hat seinen Preis. Ein Lächeln, das Sie nicht gelächelt haben, können wir Ihnen nicht geben. Und einen Anzug malen wir auch nicht: Möchten Sie andere Kleidung als Ihre eigene, und bieten wir welche an, dann ist sie aus einem anderen Foto geschnitten und endet am Kragen.',
      'Dafür bekommen Sie ein Bild, mit dem Sie zum Gespräch gehen können. Und weil Software Fehler macht, wird jedes bestellte Bild mit Ihren Selfies verglichen, bevor Sie es sehen. Was durchfällt, wird verworfen.',
    ],
  },
  making: {
    heading: 'Wie ein Bild entsteht',
    lead: 'Sechs Schritte, keiner davon geheim. Der Code dahinter steht allen offen.',
    mark: 'KI',
    steps: {
      check: {
        title: 'Prüfen',
        text: 'Ist ein Gesicht da, scharf, gut beleuchtet, zur Kamera gewandt? Wenn nicht, erfahren Sie, warum und was hilft.',
      },
      cut: {
        title: 'Freistellen',
        text: 'Sie werden vom Hintergrund getrennt, wo es geht, Haar für Haar.',
      },
      light: {
        title: 'Licht setzen',
        text: 'Harte Schatten werden weicher, Farbstiche verschwinden, aus Armlänge wird Porträtabstand.',
      },
      place: {
        title: 'Ort geben',
        text: 'Hinter Sie kommt eine Szene Ihres Stils, unscharf wie durch eine Linse, und leiht Ihnen ihr Licht. Kleidung von uns, falls Sie welche tragen, kommt jetzt dazu, in demselben Licht.',
      },
      measure: {
        title: 'Messen',
        text: 'Ähnlichkeit, Hautton, Struktur, Schärfe, Neigung des Kopfes. Was nicht genügt, entsteht neu oder fällt weg.',
      },
      mark: {
        title: 'Kennzeichnen',
        text: 'In der Datei steht maschinenlesbar, dass Software daran beteiligt war.',
      },
    },
  },
  principles: {
    heading: 'Woran wir uns halten',
    points: [
      {
        title: 'Ihre Fotos bleiben nicht',
        text: `Selfies und Bewerbungsfotos werden nach ${facts.retentionDays} Tagen gelöscht, auf Wunsch früher, und Sie erhalten darüber eine signierte Quittung. Was nie bestellt wurde, ist nach ${facts.draftHours} Stunden gelöscht.`,
      },
      {
        title: 'Kein Konto',
        text: 'Eine E-Mail-Adresse für die Galerie, ein Vorname, mehr nicht. Ort, Uhrzeit und Gerät werden aus Ihren Fotos entfernt; in der Kopie, mit der wir arbeiten, stehen sie nicht mehr.',
      },
      {
        title: 'Einwilligung, wo es zählt',
        text: 'Wer Gesichter vergleicht, arbeitet mit biometrischen Daten. Das geschieht erst, wenn Sie ein eigenes Kästchen ankreuzen, und die Gesichtsbeschreibungen werden danach verworfen.',
      },
      {
        title: 'Quelloffen',
        text: 'Der ganze Dienst steht unter der AGPL. Sie dürfen ihn lesen, betreiben und verbessern.',
      },
      {
        title: 'Eine kleine Maschine',
        text: 'Er läuft auf einem gewöhnlichen Server, ohne Grafikkarte und ohne Ihr Gesicht in eine fremde Cloud zu schicken.',
      },
      {
        title: 'Klare Preise',
        text: 'Einmal zahlen, auf Wunsch nach der kostenlosen Vorschau. Kein Countdown, kein durchgestrichener Preis, den es nie gab, kein Abo.',
      },
    ],
  },
  wont: {
    heading: 'Was wir nicht tun',
    items: [
      'Gesichter malen oder tauschen, Falten, Sommersprossen oder Narben wegretuschieren.',
      'Kleidung malen, Körper oder Hautfarbe verändern.',
      'Fotos für Pass, Personalausweis oder Visum machen.',
      'Alter, Geschlecht, Herkunft oder Stimmung aus einem Bild erraten.',
      'Mit Ihren Fotos Modelle trainieren oder sie weitergeben.',
      'Menschen als Kundschaft zeigen, die es nicht gibt, oder Bewertungen, die niemand schrieb.',
    ],
  },
  contact: {
    heading: 'Schreiben Sie uns',
    text: `Fragen, Beschwerden, ein Bild, das Ihnen nicht ähnlich sieht: Innerhalb von ${facts.supportHours} Stunden haben Sie eine erste Antwort.`,
    mail: facts.contactEmail,
    source: 'Quelltext lesen',
  },
});
