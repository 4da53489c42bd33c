import type { WithdrawalMailsTexts } from './en.ts';

export const withdrawalMails: WithdrawalMailsTexts = {
  facts: { name: 'Name', email: 'E-Mail', orderNumber: 'Bestellnummer', received: 'Eingegangen am' },
  noOrderNumber: 'nicht angegeben',
  words: 'Ihre Nachricht',
  contact: (email) => `Fragen? Schreiben Sie an ${email}.`,
  receipt: {
    subject: 'Eingangsbestätigung: Ihr Widerruf ist eingegangen',
    headline: 'Ihr Widerruf ist eingegangen',
    intro: (moment) => `Ihr Widerruf ist am ${moment} bei uns eingegangen.`,
    content: 'Ihre Erklärung',
    nextTitle: 'Wie es weitergeht',
    next: (days) =>
      `Wir prüfen Ihre Bestellung und schreiben Ihnen. Besteht Ihr Widerrufsrecht noch oder gilt noch unsere freiwillige Erstattung, erhalten Sie Ihr Geld innerhalb von ${days} Tagen ab dem Eingang Ihres Widerrufs zurück, auf dem Weg, auf dem Sie bezahlt haben. Sie müssen nichts weiter tun.`,
    refunded:
      'Sie hatten Ihre Bewerbungsfotos noch nicht gestartet. Deshalb erstatten wir den vollen Preis sofort, auf dem Weg, auf dem Sie bezahlt haben. Dazu erhalten Sie noch eine E-Mail. Sie müssen nichts weiter tun.',
    keep: 'Bitte bewahren Sie diese E-Mail auf. Sie bestätigt, dass Ihre Erklärung eingegangen ist, mit welchem Inhalt und wann.',
    withheld:
      'In das Formular kann jeder jede Adresse eintippen. Deshalb wiederholt diese E-Mail nichts von dem, was dort eingegeben wurde. Gespeichert haben wir es so, wie es abgeschickt wurde. Wenn Sie eine Kopie möchten, antworten Sie einfach auf diese E-Mail.',
    keepWithheld:
      'Bitte bewahren Sie diese E-Mail auf. Sie bestätigt, dass Ihre Erklärung eingegangen ist und wann.',
    why: 'Diese Nachricht ist keine Werbung. Sie erhalten sie, weil uns ein Widerruf mit dieser Adresse erreicht hat. Wenn Sie das nicht waren, geben Sie uns bitte Bescheid.',
  },
  notice: {
    subject: (name) => `Widerruf: ${name}`,
    headline: 'Ein Widerruf ist eingegangen',
    match: {
      'number-and-email': 'Bestellnummer und E-Mail-Adresse passen zu einer Bestellung.',
      'number-only':
        'Die Bestellnummer gibt es, aber die E-Mail-Adresse ist eine andere als die der Bestellung oder dort bereits gelöscht.',
      'email-only':
        'Eine Bestellung mit dieser Nummer gibt es nicht, aber Bestellungen mit dieser E-Mail-Adresse.',
      none: 'Weder Bestellnummer noch E-Mail-Adresse passen zu einer Bestellung.',
    },
    decide:
      'Erstattet wurde noch nichts: Bitte prüfen Sie Widerrufsrecht und freiwillige Erstattung und antworten Sie auf diese E-Mail.',
    refunded:
      'Die Bewerbungsfotos waren noch nicht gestartet. Die Erstattung des vollen Preises ist deshalb automatisch veranlasst; zu tun bleibt nichts.',
    noReceipt:
      'Eine Eingangsbestätigung wurde nicht verschickt, weil heute schon zu viele an diese Adresse gingen. Bitte bestätigen Sie den Eingang selbst, mit Tag und Uhrzeit von unten.',
    words: 'Die Nachricht',
    orders: 'Gefundene Bestellungen',
    orderFacts: {
      order: 'Bestellnummer',
      state: 'Status',
      package: 'Paket',
      price: 'Preis',
      paidOn: 'Bezahlt am',
      deliveredOn: 'Geliefert am',
    },
    states: {
      open: 'nicht bezahlt',
      paid: 'bezahlt',
      refund_requested: 'Erstattung läuft',
      refunded: 'erstattet',
    },
    never: 'noch nicht',
    refund: 'Diese Bestellung erstatten',
    refundSecret:
      'Der Link öffnet eine Seite für Sie; erstattet wird erst, wenn Sie dort eine Schaltfläche drücken. Wer ihn hat, kann die Bestellung erstatten. Bitte entfernen Sie ihn deshalb, wenn Sie diese E-Mail in einer Antwort zitieren.',
    why: 'Sie erhalten diese Nachricht, weil Ihre Adresse für die Mitteilungen dieses Dienstes eingetragen ist.',
  },
};
