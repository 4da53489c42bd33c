import type { PurchaseFormTexts } from './en.ts';

export const purchaseForm: PurchaseFormTexts = {
  package: 'Paket',
  email: 'E-Mail',
  emailHint: 'Dorthin gehen die Bestätigung und der Link zu Ihrer Bestellung.',
  code: 'Rabattcode',
  codeHint: 'Falls Sie einen haben.',
  total: 'Gesamtpreis inkl. MwSt.',
  opening: 'Das Zahlungsfenster wird geöffnet …',
  noScript:
    'Zum Bezahlen wird JavaScript gebraucht. Bitte schalten Sie es im Browser ein und laden Sie die Seite neu.',
  declined:
    'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal oder mit einer anderen Karte.',
  closed: 'Die Zahlung wurde nicht abgeschlossen. Es wurde nichts abgebucht.',
  failed: {
    offline:
      'Keine Verbindung. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal, wenn Sie wieder online sind.',
    server: 'Etwas ist schiefgegangen. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal.',
  },
  button: (price) => `Zahlungspflichtig bestellen · ${price}`,
  instead: (price) => `statt ${price}`,
  terms: {
    before: 'Mit der Bestellung akzeptieren Sie die',
    terms: 'Nutzungsbedingungen',
    between: 'und bestätigen, die',
    withdrawal: 'Widerrufsbelehrung',
    after: ' gelesen zu haben.',
  },
  later: (min, months) =>
    `Nach dem Bezahlen fügen Sie mindestens ${min} Selfies hinzu, wählen Stile und erteilen Ihre Einwilligungen. Bevor Sie dafür auf den Knopf drücken, erstellen wir nichts, und Ihre Bestellung wartet bis zu ${months} Monate.`,
};
