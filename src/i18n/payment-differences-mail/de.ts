import type { PaymentDifferencesMailTexts } from './en.ts';

export const paymentDifferencesMail: PaymentDifferencesMailTexts = {
  subject: (count) => (count === 1 ? 'Eine Zahlung braucht Sie' : `${count} Zahlungen brauchen Sie`),
  headline: 'Unsere Bücher und die Liste des Zahlungsdienstes weichen voneinander ab',
  intro:
    'Der stündliche Abgleich hat gefunden, was unten steht. Wo nichts anderes steht, wird nichts von selbst berichtigt: Bitte entscheiden Sie. Jede Abweichung wird einmal gemeldet; „lichtbild reconcile“ zeigt, welche noch bestehen.',
  facts: {
    provider: 'Zahlungsdienst',
    payment: 'Zahlung',
    order: 'Bestellnummer',
    amount: 'Betrag',
    refund: 'Erstattung bis zu',
  },
  noOrder: 'keine',
  kinds: {
    'paid-there-unknown-here': {
      headline: 'Bezahlt, aber keine Bestellung passt',
      todo: 'Suchen Sie die Zahlung in der Verwaltung des Zahlungsdienstes. Gehört sie zu nichts anderem, das Sie verkaufen, erstatten Sie sie dort.',
    },
    'lost-order-refunded': {
      headline: 'Eine Bestellung ging verloren, ihre Zahlung wird erstattet',
      todo: 'Bezahlt wurde nach der Sicherung, die Sie zurückgespielt haben; Bestellung und Fotos sind daher verloren. Das Geld geht von selbst zurück. Bitte schreiben Sie der Käuferin oder dem Käufer; die Adresse steht in der Verwaltung des Zahlungsdienstes.',
    },
    'several-orders-fit': {
      headline: 'Bezahlt, und mehrere Bestellungen passen',
      todo: 'Suchen Sie die Zahlung in der Verwaltung des Zahlungsdienstes und fragen Sie nach, welche Bestellung gemeint war, oder erstatten Sie sie dort.',
    },
    'amount-differs': {
      headline: 'Anderer Betrag oder andere Währung',
      todo: 'Vergleichen Sie die Zahlung in der Verwaltung des Zahlungsdienstes mit „lichtbild ledger“ und berichtigen Sie dort, was falsch ist.',
    },
    'refunded-there-delivered-here': {
      headline: 'Erstattet, obwohl geliefert',
      todo: 'Die Erstattung wurde nicht von hier veranlasst. Prüfen Sie in der Verwaltung des Zahlungsdienstes, ob es eine Rückbuchung ist, der Sie widersprechen wollen.',
    },
    'refunded-here-not-there': {
      headline: 'Eine Erstattung kam zurück',
      todo: 'Die Erstattung ist gescheitert, oder eine Rückbuchung wurde aufgehoben. Steht der Käuferin oder dem Käufer das Geld zu, erstatten Sie es in der Verwaltung des Zahlungsdienstes; sonst sagen Sie Ihrer Buchhaltung Bescheid.',
    },
    'refund-overdue': {
      headline: 'Eine Erstattung ist nicht bestätigt',
      todo: 'Die Erstattung wurde vor mehr als einem Tag veranlasst und wird regelmäßig wiederholt. Sehen Sie in der Verwaltung des Zahlungsdienstes nach, warum sie abgelehnt wird, oder zahlen Sie das Geld auf anderem Weg zurück.',
    },
    'paid-here-unknown-there': {
      headline: 'Hier bezahlt, aber nicht in der Liste',
      todo: 'Suchen Sie die Zahlung in der Verwaltung des Zahlungsdienstes und prüfen Sie, ob die Schlüssel zum richtigen Konto gehören.',
    },
    unreadable: {
      headline: 'Ein Eintrag ist nicht lesbar',
      todo: 'Sehen Sie ihn in der Verwaltung des Zahlungsdienstes an. Ist es eine Bestellung, vergleichen Sie ihn mit „lichtbild ledger“ und melden Sie den Eintrag den Entwicklern: Vielleicht hat der Zahlungsdienst sein Format geändert.',
    },
  },
  why: 'Sie erhalten diese Nachricht, weil Ihre Adresse für die Mitteilungen dieses Dienstes eingetragen ist.',
};
