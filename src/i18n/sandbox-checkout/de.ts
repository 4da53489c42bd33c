import type { SandboxCheckoutTexts } from './en.ts';

export const sandboxCheckout: SandboxCheckoutTexts = {
  title: 'Testkasse',
  badge: 'Testzahlung',
  notice: 'Dies ist eine Testkasse. Es fließt kein Geld, und es wird keine Kartennummer verlangt.',
  order: 'Bestellung',
  amount: 'Gesamt, inkl. MwSt.',
  headshots: (count) => (count === 1 ? '1 Bewerbungsfoto' : `${count} Bewerbungsfotos`),
  choose: 'Testkarte wählen',
  success: { name: 'Karte, die funktioniert', note: 'Die Zahlung wird in wenigen Sekunden bestätigt.' },
  declined: { name: 'Karte, die abgelehnt wird', note: 'Die Bank lehnt ab; Sie können es erneut versuchen.' },
  refunded: {
    name: 'Karte, deren Zahlung zurückgebucht wird',
    note: (seconds) => `Klappt zunächst; ${seconds} Sekunden später bucht die Bank das Geld zurück.`,
  },
  leave: { name: 'Ohne Zahlung verlassen', note: 'Als hätte der Käufer es sich anders überlegt.' },
  paying: 'Verbindung zur Testbank …',
  paid: 'Bezahlt. Es geht gleich weiter …',
  declinedNow: 'Die Karte wurde abgelehnt. Wählen Sie eine andere oder verlassen Sie die Kasse.',
  left: 'Sie haben die Kasse ohne Zahlung verlassen. Sie können dieses Fenster schließen.',
  offline: 'Die Testbank antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  alreadyPaid: 'Diese Bestellung ist bereits bezahlt.',
  unknown: {
    heading: 'Dieser Bezahlvorgang ist nicht offen.',
    text: 'Vielleicht ist der Link unvollständig, oder die Bestellung ist abgeschlossen oder war zu lange offen. Bitte gehen Sie zurück zu Ihren Selfies und beginnen Sie die Bezahlung noch einmal.',
  },
  noScript: 'Die Testkasse benötigt JavaScript.',
};
