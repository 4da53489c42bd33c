import type { OrderRefundTexts } from './en.ts';

export const orderRefund: OrderRefundTexts = {
  title: 'Bestellung erstatten',
  heading: 'Bestellung erstatten',
  lead: 'Erstattet wird erst, wenn Sie eine Schaltfläche drücken. Zu jeder Erstattung geht eine E-Mail an die Käuferin oder den Käufer.',
  order: 'Die Bestellung',
  payment: 'Zahlungsnummer',
  refundable: (amount) => `Noch nicht erstattet: ${amount}`,
  nothingLeft: {
    open: 'Zu dieser Bestellung ist keine Zahlung eingegangen; es gibt nichts zu erstatten.',
    requested: 'Die Erstattung des ganzen Preises läuft. Zu tun bleibt nichts.',
    refunded: 'Der ganze Preis ist erstattet.',
  },
  all: {
    heading: 'Alles',
    text: 'Die Bestellung endet: Ihre Galerie schließt, und einen Tag später werden Selfies und Bewerbungsfotos gelöscht.',
    action: (amount) => `Alles erstatten: ${amount}`,
  },
  partial: {
    heading: 'Ein Teil',
    text: 'Die Bestellung bleibt, wie sie ist, und die Bewerbungsfotos bleiben bei der Käuferin oder dem Käufer.',
    label: (currency) => `Summe aller Erstattungen danach, frühere eingeschlossen, in ${currency}`,
    hint: (least, most) =>
      `Mehr als ${least} und weniger als ${most}. Was vorher erstattet wurde, zählt mit.`,
    action: 'Bis zu dieser Summe erstatten',
  },
  busy: 'Wird veranlasst …',
  done: 'Die Erstattung ist veranlasst. Der Zahlungsdienst bestätigt sie in Kürze.',
  noScript: 'Diese Seite braucht JavaScript.',
  failed: {
    offline:
      'Keine Verbindung. Bitte versuchen Sie es noch einmal. Auch mehrfach gesendet wird nur einmal erstattet.',
    server:
      'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal. Auch mehrfach gesendet wird nur einmal erstattet.',
  },
  errors: {
    'amount-invalid': 'Bitte geben Sie einen Betrag wie 12,50 ein',
    'amount-too-small': 'So viel ist schon erstattet. Bitte geben Sie die Summe danach ein.',
    'amount-too-large':
      'Das ist der ganze Preis oder mehr. Um alles zu erstatten, benutzen Sie die andere Schaltfläche.',
    'nothing-to-refund': 'Es gibt nichts mehr zu erstatten. Bitte laden Sie die Seite neu.',
    'provider-missing':
      'Der Zahlungsdienst, der diese Zahlung angenommen hat, ist nicht mehr eingerichtet und kann deshalb nicht erstatten.',
    'order-gone': 'Dieser Link gilt nicht mehr. Bitte öffnen Sie den Link in der E-Mail noch einmal.',
  },
  gone: {
    title: 'Link nicht gültig',
    mark: 'Nicht belichtet',
    heading: 'Unter diesem Link gibt es keine Bestellung.',
    text: 'Öffnen Sie den Link in der E-Mail noch einmal; er enthält den Schlüssel. Die Seite bleibt damit eine Stunde lang offen.',
  },
};
