import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumeBuilderTexts } from './en.ts';

export const resumeBuilder = (facts: CatalogFacts): ResumeBuilderTexts => ({
  title: 'Lebenslauf-Editor: klassisch, auf einer Seite',
  description:
    'Ein klassischer Lebenslauf auf einer Seite, mit Foto oder ohne: das Layout unseres künftigen Editors. Das Bewerbungsfoto dazu gibt es heute.',
  heading: 'Eine Seite, die sagt, wer Sie sind.',
  lead: 'Dieses Blatt wird unser Lebenslauf-Editor füllen: links die Jahre, rechts, was Sie gemacht haben, und sonst nichts.',
  later: {
    title: 'Den Editor selbst gibt es noch nicht.',
    text: 'Er kommt mit einer späteren Version. Das Layout können Sie sich schon ansehen, und das Bewerbungsfoto dafür können Sie jetzt machen.',
  },
  action: 'Das Bewerbungsfoto dazu machen',
  sampleCv: {
    caption: 'Ein klassischer Lebenslauf, eine Seite, A4. Alles darauf ist Platzhalter.',
    ownCaption:
      'Ein klassischer Lebenslauf, eine Seite, A4. Alles außer Ihrer E-Mail-Adresse ist Platzhalter.',
    name: 'Ihr Name',
    title: 'Ihr Beruf',
    contact: ['Straße und Hausnummer', 'Postleitzahl, Ort', 'Telefon'],
    photo: 'Ihr Foto',
    sections: [
      {
        heading: 'Berufserfahrung',
        rows: [
          { when: '2022 – heute', what: 'Stelle', where: 'Arbeitgeber, Ort' },
          { when: '2018 – 2022', what: 'Stelle', where: 'Arbeitgeber, Ort' },
          { when: '2016 – 2018', what: 'Stelle', where: 'Arbeitgeber, Ort' },
        ],
      },
      {
        heading: 'Ausbildung',
        rows: [
          { when: '2013 – 2016', what: 'Abschluss', where: 'Hochschule oder Betrieb, Ort' },
          { when: '2013', what: 'Schulabschluss', where: 'Schule, Ort' },
        ],
      },
    ],
    more: [
      { heading: 'Sprachen', text: 'Welche, und wie gut' },
      { heading: 'Kenntnisse', text: 'Was die Stelle verlangt und Sie können' },
    ],
  },
  plan: {
    heading: 'Was er können wird',
    lead: 'Ein Plan, kein Versprechen mit Datum.',
    points: [
      {
        title: 'Ein Aufbau, den man kennt',
        text: 'Das Neueste zuerst, die Jahre in einer Spalte, alles auf einer Seite. Wer viele Bewerbungen hintereinander liest, findet jede Angabe da, wo sie immer steht.',
      },
      {
        title: 'Mit Foto oder ohne',
        text: 'Lassen Sie das Foto weg, schließt sich die Lücke. Niemand darf in Deutschland eines verlangen; ob Sie eines zeigen, entscheiden Sie.',
      },
      {
        title: 'Text, den Programme lesen können',
        text: 'Ein PDF aus richtigem Text in Lesereihenfolge, ohne Textfelder und ohne Wörter in Bildern, damit Bewerbersysteme alles richtig übernehmen.',
      },
      {
        title: 'Ihre Worte',
        text: 'Er bringt in Form, was Sie schreiben. Stellen, Kenntnisse oder Erfolge erfindet er nicht.',
      },
    ],
  },
  faq: {
    heading: 'Fragen zum Editor',
    entries: [
      {
        id: 'when',
        question: 'Wann kommt er?',
        answer: 'Mit einer späteren Version. Ein Datum nennen wir, sobald es eines gibt, vorher nicht.',
      },
      {
        id: 'address',
        question: 'Warum steht meine E-Mail-Adresse auf dem Blatt?',
        answer:
          'Weil sie in dem Link stand, der Sie hergeführt hat. Die Seite zeigt sie nur und speichert sie nicht. Löschen Sie sie aus der Adresszeile, und der Platzhalter ist wieder da.',
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
