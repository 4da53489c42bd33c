import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumeBuilderTexts } from './en.ts';

export const resumeBuilder = (facts: CatalogFacts): ResumeBuilderTexts => ({
  title: 'Lebenslauf-Editor: lesbares PDF, im Browser gemacht',
  description:
    'Schreiben Sie Ihren Lebenslauf im Browser und laden Sie ihn als PDF herunter, das Menschen und Programme lesen können. Vier Vorlagen, mit Foto oder ohne.',
  heading: 'Ein Lebenslauf, den Menschen und Programme lesen können.',
  lead: 'Schreiben, zusehen, wie die Seite entsteht, und das PDF laden. Mit Foto oder ohne, wie es im Land Ihrer Bewerbung üblich ist.',
  tool: {
    noScript:
      'Der Editor läuft in Ihrem Browser und braucht dafür JavaScript. Von Ihrem Lebenslauf wird nichts an einen Server geschickt, deshalb gibt es keine Fassung ohne.',
    loading: 'Der Editor wird geladen …',
    failed:
      'Der Editor wurde nicht geladen. Prüfen Sie die Verbindung; was Sie früher geschrieben haben, ist noch in diesem Browser.',
    retry: 'Noch einmal versuchen',
    privacy:
      'Was Sie schreiben, bleibt in diesem Browser, ebenso das Foto. Wir bekommen nichts davon zu sehen: Das PDF entsteht auf Ihrem eigenen Gerät.',
  },
  action: 'Das Bewerbungsfoto dazu machen',
  points: {
    heading: 'Was er kann',
    points: [
      {
        title: 'Ein Aufbau, den man kennt',
        text: 'Das Neueste zuerst, die Daten an einer Stelle, keine Grafiken. Wer viele Bewerbungen hintereinander liest, findet jede Angabe da, wo sie immer steht.',
      },
      {
        title: 'Mit Foto oder ohne',
        text: 'Wählen Sie das Land, und das Foto geht an oder aus, mit Begründung. Lassen Sie es weg, schließt sich die Lücke. Das letzte Wort haben Sie.',
      },
      {
        title: 'Text, den Programme lesen können',
        text: 'Richtiger Text in Lesereihenfolge, mit ausgezeichneten Überschriften und eingebetteten Schriften, damit Bewerbersysteme und Screenreader alles richtig übernehmen.',
      },
      {
        title: 'Ihre Datei, Ihre Worte',
        text: 'Sichern und öffnen Sie den Lebenslauf im offenen Format JSON Resume. Der Editor bringt in Form, was Sie schreiben; Stellen, Kenntnisse oder Erfolge erfindet er nicht.',
      },
    ],
  },
  faq: {
    heading: 'Fragen zum Editor',
    entries: [
      {
        id: 'where',
        question: 'Wo wird mein Lebenslauf gespeichert?',
        answer:
          'In diesem Browser, auf diesem Gerät, sonst nirgends. Wer denselben Browser benutzt, kann ihn sehen. „Alles löschen“ entfernt ihn, das Löschen der Websitedaten im Browser auch. Auf ein anderes Gerät kommt er mit der gesicherten Datei.',
      },
      {
        id: 'address',
        question: 'Warum ist meine E-Mail-Adresse schon eingetragen?',
        answer:
          'Weil sie in dem Link stand, der Sie hergeführt hat. Eingetragen wird sie nur, solange Ihr Lebenslauf leer ist, und nie über eine Adresse, die Sie selbst geschrieben haben.',
      },
      {
        id: 'photo',
        question: 'Braucht mein Lebenslauf ein Foto?',
        answer:
          'In Deutschland nicht: Ein Lebenslauf ohne Foto ist vollständig, und kein Arbeitgeber darf eines verlangen. Viele legen trotzdem eines bei. In den USA, Kanada, Großbritannien und Irland lassen Sie es besser weg. Wo es üblich ist, wirkt ein ruhiges Bild von Kopf und Schultern am besten.',
      },
    ],
  },
  end: {
    heading: 'Ihr Bewerbungsfoto kann heute fertig sein.',
    text: `Aus Ihren Selfies, mit kostenloser Vorschau vor dem Bezahlen. Bewerbungsfotos ab ${facts.prices.basic}.`,
  },
});
