import type { PurchaseFormTexts } from './en.ts';

export const purchaseForm: PurchaseFormTexts = {
  package: 'Paket',
  email: 'E-Mail',
  emailHint: 'Dorthin gehen die Bestätigung und der Link zu Ihrer Bestellung.',
  code: 'Rabattcode',
  codeHint: 'Falls Sie einen haben.',
  total: 'Gesamtpreis inkl. MwSt.',
  asking: 'Ihre Zahlung wird geprüft …',
  paid: 'Bezahlt. Einen Moment …',
  noScript:
    'Zum Bezahlen wird JavaScript gebraucht. Bitte schalten Sie es im Browser ein und laden Sie die Seite neu.',
  declined:
    'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal oder mit einer anderen Karte.',
  closed:
    'Das Zahlungsfenster wurde geschlossen. Falls Sie schon bezahlt haben, kommt die Bestätigung per E-Mail; Sie müssen nicht noch einmal zahlen.',
  failed: {
    offline:
      'Keine Verbindung. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal, wenn Sie wieder online sind.',
    server: 'Etwas ist schiefgegangen. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal.',
  },
  button: (price) => `Zahlungspflichtig bestellen · ${price}`,
  instead: (price) => `statt ${price}`,
  terms: {
    before: 'Für Ihre Bestellung gelten unsere ',
    terms: 'Nutzungsbedingungen',
    readAlso: '. Lesen Sie bitte auch die ',
    withdrawal: 'Widerrufsbelehrung',
    and: ' und die ',
    privacy: 'Datenschutzerklärung',
    after: '.',
  },
  later: (min, months) =>
    `Nach dem Bezahlen fügen Sie mindestens ${min} Selfies hinzu, wählen Stile und erteilen Ihre Einwilligungen. Bevor Sie dafür auf den Knopf drücken, erstellen wir nichts, und Ihre Bestellung wartet bis zu ${months} Monate.`,
};
