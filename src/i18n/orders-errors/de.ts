import type { OrdersErrorsTexts } from './en.ts';

export const ordersErrors: OrdersErrorsTexts = {
  'discount-unknown':
    'Diesen Rabattcode kennen wir nicht. Prüfen Sie die Schreibweise oder lassen Sie ihn weg.',
  'discount-expired': 'Dieser Rabattcode ist nicht mehr gültig.',
  'discount-on-offer':
    'Dieses Angebot ist bereits günstiger und lässt sich nicht mit einem Code kombinieren.',
  'discount-used': 'Sie haben diesen Rabattcode schon eingelöst. Jede Person kann ihn einmal nutzen.',
  'offer-used': 'Sie haben dieses Angebot schon genutzt. Es gilt einmal je Person.',
  'price-changed':
    'Der Preis hat sich geändert, seit diese Seite geladen wurde. Bitte laden Sie sie neu, um den neuen Preis zu sehen.',
  'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'payment-processing':
    'Wir warten auf die Bestätigung Ihrer Zahlung durch den Zahlungsdienst. Sie müssen nicht noch einmal zahlen; sobald sie da ist, bekommen Sie eine E-Mail.',
  'already-paid': 'Diese Bestellung ist schon bezahlt. Wie es weitergeht, steht in Ihrer E-Mail.',
  'provider-unavailable':
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht; bitte versuchen Sie es noch einmal.',
  'checkout-gone':
    'Dieser Bezahlvorgang ist nicht mehr offen. Gehen Sie zurück zu Ihren Selfies und beginnen Sie ihn neu.',
};
