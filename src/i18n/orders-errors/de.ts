import type { OrdersErrorsTexts } from './en.ts';

export const ordersErrors: OrdersErrorsTexts = {
  'discount-unknown':
    'Diesen Rabattcode kennen wir nicht. Prüfen Sie die Schreibweise oder lassen Sie ihn weg.',
  'already-paid': 'Dieses Shooting ist schon bezahlt. Ihre Bewerbungsfotos entstehen gerade.',
  'provider-unavailable':
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal.',
  'checkout-gone':
    'Dieser Bezahlvorgang ist nicht mehr offen. Gehen Sie zurück zu Ihren Selfies und beginnen Sie ihn neu.',
};
