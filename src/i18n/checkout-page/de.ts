import type { CatalogFacts } from '../catalog-facts.ts';
import type { CheckoutPageTexts } from './en.ts';

export const checkoutPage = (facts: CatalogFacts): CheckoutPageTexts => ({
  title: 'Zur Kasse',
  description: `Ihr Rabattcode für Bewerbungsfotos und der Weg zur Zahlung: erst die Selfies, dann die kostenlose Vorschau, dann einmal zahlen, ab ${facts.prices.basic}.`,
  heading: 'Ihr Code und der Weg zu Ihren Bewerbungsfotos.',
  lead: 'Bezahlt wird auf der Upload-Seite, sobald Ihre Selfies die Prüfung bestanden und Sie die Vorschau gesehen haben.',
  code: {
    heading: `${facts.welcome.percent}\u00a0% Rabatt auf Ihre Bestellung`,
    text: 'Wählen Sie unten ein Paket, dann ist der Code schon eingetragen. Oder kopieren Sie ihn und geben Sie ihn selbst ein.',
    copy: 'Code kopieren',
    copied: 'Der Code ist kopiert.',
    notCopied:
      'Der Browser hat das Kopieren nicht erlaubt. Bitte markieren und kopieren Sie den Code von Hand.',
  },
  packages: {
    heading: 'Paket wählen',
    lead: 'Preise mit Code. Bis zur Zahlung können Sie das Paket wechseln.',
  },
  before: 'statt',
  choose: { basic: 'Weiter mit Basic', premium: 'Weiter mit Premium', ultimate: 'Weiter mit Ultimate' },
  steps: {
    heading: 'So geht es weiter',
    list: [
      `Sie laden mindestens ${facts.selfiesMin} Selfies hoch; jedes wird sofort geprüft.`,
      'Sie sehen die kostenlose Vorschau und wählen Ihre Stile.',
      'Sie bezahlen im Fenster des Zahlungsdienstes. Der Link zur Galerie kommt per E-Mail.',
    ],
  },
  refund: `Geld zurück bis ${facts.refundDays} Tage nach der Lieferung.`,
});
