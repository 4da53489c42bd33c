import type { CatalogFacts } from '../catalog-facts.ts';
import type { HomeTexts } from '../en/home.ts';

export const home = (facts: CatalogFacts): HomeTexts => ({
  title: 'Professionelle Bewerbungsfotos aus Ihren Selfies – günstig und schnell',
  description:
    'Aus ein paar Selfies werden professionelle Bewerbungsfotos für Lebenslauf und LinkedIn. Kostenlose Vorschau vor dem Bezahlen, nach 30 Tagen ist alles gelöscht.',
  hero: {
    heading: 'Ihre Selfies, ins rechte Licht gerückt.',
    lead: 'Schicken Sie uns eine Handvoll Schnappschüsse. Zurück kommen professionelle Bewerbungsfotos für Lebenslauf, Bewerbungsmappe und LinkedIn, mit Ihrem Gesicht und keinem anderen.',
    you: 'Sie',
    action: 'Mit Selfies beginnen',
    price: `Erst die kostenlose Vorschau. Bewerbungsfotos ab ${facts.prices.basic}, einmal zahlen, ohne Konto.`,
    sheet: 'Sieben Szenen, eine je Stil. Dass noch niemand zu sehen ist, ist Absicht: Davor stehen bald Sie.',
  },
  how: {
    heading: 'So geht es',
    steps: [
      {
        title: 'Selfies hochladen',
        text: 'Mindestens fünf, besser acht oder mehr. Jedes wird sofort geprüft; passt eines nicht, sagen wir, warum und was hilft.',
      },
      {
        title: 'Erst sehen, dann zahlen',
        text: 'Ab zwei brauchbaren Selfies entsteht kostenlos eine Vorschau im Stil Ihrer Wahl.',
      },
      {
        title: 'Bewerbungsfotos abholen',
        text: 'Der Link zur Galerie kommt per E-Mail. Herunterladen, Ausgewähltes teilen, jederzeit alles löschen.',
      },
    ],
  },
  styles: {
    heading: 'Sieben Stile',
    lead: 'Jeder hat eigene Orte, eigenes Licht, eigene Farben. Je nach Paket wählen Sie einen, drei oder sechs.',
  },
  pricing: {
    heading: 'Preise',
    lead: 'Einmal zahlen, nach der Vorschau.',
    choose: {
      basic: 'Mit Basic beginnen',
      premium: 'Mit Premium beginnen',
      ultimate: 'Mit Ultimate beginnen',
    },
  },
  privacy: {
    heading: 'Was mit Ihren Fotos geschieht',
    promises: [
      {
        title: 'Ihr Gesicht bleibt Ihres',
        text: 'Hintergrund, Licht, Ausschnitt und Farbe sind neu. Das Gesicht stammt aus Ihrem Selfie; es wird nie erfunden, und Ihre Kleidung bleibt, wie sie ist.',
      },
      {
        title: 'Nach 30 Tagen gelöscht',
        text: 'Selfies, Bewerbungsfotos und jede Kopie, auf Knopfdruck auch sofort. Sie erhalten eine signierte Quittung.',
      },
      {
        title: 'Keine versteckten Daten',
        text: 'Ort, Uhrzeit und Gerät werden aus Ihren Fotos entfernt, bevor etwas gespeichert wird.',
      },
      {
        title: 'Abgleich nur mit Einwilligung',
        text: 'Ihre Selfies werden nur mit Ihrer ausdrücklichen Einwilligung untereinander und mit den Ergebnissen verglichen. Die Gesichtsbeschreibung wird gleich danach verworfen.',
      },
      {
        title: 'Ehrlich gekennzeichnet',
        text: 'Jedes Bewerbungsfoto trägt eine maschinenlesbare Angabe, dass es mit Hilfe von KI entstanden ist.',
      },
      {
        title: 'Quelloffen',
        text: 'Wer möchte, kann den Code lesen, der Ihre Fotos verarbeitet. Er steht unter der AGPL.',
      },
    ],
  },
  end: {
    heading: 'Fünf Selfies auf dem Telefon?',
    text: 'Dann ist die Vorschau nur zwei Minuten entfernt.',
  },
});
