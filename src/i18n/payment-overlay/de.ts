import type { PaymentOverlayTexts } from './en.ts';

export const paymentOverlay: PaymentOverlayTexts = {
  title: 'Bezahlen',
  frame: 'Zahlungsformular',
  close: 'Zahlung schließen',
  loading: 'Das Zahlungsfenster wird geöffnet …',
  unavailable:
    'Das Zahlungsfenster wurde nicht geladen. Vielleicht hindert es ein Werbeblocker oder Ihr Netz. Es wurde nichts abgebucht.',
  hosted: 'Auf der Seite des Zahlungsdienstes bezahlen',
  hostedHelp: 'Die Seite des Zahlungsdienstes öffnet sich in diesem Tab und bringt Sie hierher zurück.',
  withoutHosted:
    'Bitte schalten Sie den Blocker für diese Seite aus oder nehmen Sie einen anderen Browser, und versuchen Sie es noch einmal.',
  isOpen: 'Das Zahlungsfenster ist offen.',
};
