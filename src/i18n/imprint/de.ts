import type { CatalogFacts } from '../catalog-facts.ts';
import type { ImprintTexts } from './en.ts';

export const imprint = (facts: CatalogFacts): ImprintTexts => ({
  title: 'Impressum',
  description: `Wer diese Installation von ${facts.brand} betreibt: Name, Anschrift, E-Mail und was das Gesetz sonst verlangt.`,
  lead: 'Wer diese Website betreibt.',
  law: 'Angaben gemäß § 5 DDG',
  labels: {
    operator: 'Anbieter',
    representative: 'Vertreten durch',
    email: 'E-Mail',
    phone: 'Telefon',
    register: 'Register',
    vatId: 'USt-IdNr. oder Wirtschafts-IdNr.',
    authority: 'Aufsichtsbehörde',
    editor: 'Verantwortlich für die Artikel (§ 18 Abs. 2 MStV)',
  },
  missing: {
    title: 'Der Betreiber dieser Installation hat seine Angaben noch nicht eingetragen.',
    text: 'Deshalb können wir Ihnen hier nicht sagen, wer diese Website betreibt. Bitte betrachten Sie sie bis dahin als Vorführung.',
    how: 'Falls Sie sie betreiben: Setzen Sie IMPRINT_NAME, IMPRINT_ADDRESS und IMPRINT_EMAIL in der Datei .env und starten Sie den Dienst neu. Die Datei .env.example erklärt diese und die übrigen Angaben.',
  },
  questions: {
    title: 'Fragen zum Angebot',
    text: `Bestellungen, Erstattungen, Ihre Daten: Schreiben Sie uns. Ihre Bewerbungsfotos entstehen auf einem Server in ${facts.hostingCountry}.`,
  },
  software: {
    title: 'Software',
    text: `${facts.brand} ist freie Software unter der GNU Affero General Public License, Version 3 oder neuer. Sie dürfen sie lesen, ändern und selbst betreiben.`,
  },
  pictures: {
    title: 'Bilder',
    text: 'Die Hintergründe der Stile sind für diesen Dienst am Computer entstanden. Sie zeigen keine wirklichen Orte.',
  },
  contact: facts.contactEmail,
  source: 'Quelltext',
  privacy: 'So gehen wir mit Daten um',
});
