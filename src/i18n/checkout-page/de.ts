import type { CatalogFacts } from '../catalog-facts.ts';
import type { CheckoutPageTexts } from './en.ts';

export const checkoutPage = (facts: CatalogFacts): CheckoutPageTexts => ({
  title: 'Zur Kasse',
  description: `Bewerbungsfotos jetzt kaufen und die Selfies später hochladen, auf jedem Gerät, ab ${facts.prices.basic}. Auch Ihr Rabattcode steht hier.`,
  heading: 'Jetzt kaufen, Selfies später.',
  lead: 'Sie brauchen dafür nur eine E-Mail-Adresse. Ihre Bestellung wartet auf Ihre Selfies, auf diesem Gerät oder einem anderen.',
  first: {
    text: 'Lieber erst sehen, wie Sie aussehen? Die Vorschau ist kostenlos.',
    action: 'Mit Selfies anfangen',
  },
  order: 'Ihre Bestellung',
  code: {
    heading: `${facts.welcome.percent}\u00a0% Rabatt auf Ihre Bestellung`,
    text: 'Kopieren Sie den Code und geben Sie ihn oben ein. Jede Person kann ihn einmal nutzen.',
    copy: 'Code kopieren',
    copied: 'Der Code ist kopiert.',
    notCopied:
      'Der Browser hat das Kopieren nicht erlaubt. Bitte markieren und kopieren Sie den Code von Hand.',
  },
  steps: {
    heading: 'So geht es weiter',
    list: [
      'Sie bezahlen im Fenster des Zahlungsdienstes. Eine Bestätigung mit dem Link zu Ihrer Bestellung kommt per E-Mail.',
      `Sie laden mindestens ${facts.selfiesMin} Selfies hoch; jedes wird sofort geprüft. Sie wählen Ihre Stile und sehen eine kostenlose Vorschau.`,
      'Sie drücken auf „Meine Bewerbungsfotos erstellen“. Der Link zur Galerie kommt per E-Mail.',
    ],
  },
  refund: `Geld zurück bis ${facts.refundDays} Tage nach der Lieferung, und jederzeit, solange Sie nicht angefangen haben.`,
});
