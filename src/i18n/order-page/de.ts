import { BRAND } from '../../catalog/brand.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';
import type { OrderPageTexts } from './en.ts';

export const orderPage: OrderPageTexts = {
  title: 'Ihre Bestellung',
  heading: `Ihre Bestellung bei ${BRAND.name}`,
  seller: {
    heading: 'Von wem Sie gekauft haben',
    phone: (phone) => `Telefon: ${phone}`,
    vatId: (id) => `USt-IdNr. oder Wirtschafts-IdNr.: ${id}`,
    ofRecord: (provider, operator) =>
      `${provider} hat Ihnen diese Bestellung im eigenen Namen verkauft, als Wiederverkäufer (Merchant of Record), und führt die Mehrwertsteuer ab. Vollständigen Namen und Anschrift finden Sie auf der Rechnung von ${provider}. ${operator} erstellt und liefert die Bewerbungsfotos.`,
  },
  bought: 'Was Sie gekauft haben',
  facts: {
    number: 'Bestellnummer',
    orderedOn: 'Bestellt am',
    paidOn: 'Bezahlt am',
    package: 'Paket',
    contents: 'Inhalt',
    discount: 'Rabattcode',
    total: 'Gesamtpreis inkl. MwSt.',
    tax: 'Darin MwSt.',
    payment: 'Bezahlt mit',
    deliveredOn: 'Geliefert am',
  },
  taxUnknown: {
    onInvoice: (provider) =>
      `Der Preis enthält die Mehrwertsteuer. Wie viel das ist, steht auf der Rechnung von ${provider}.`,
    included: 'Der Preis enthält die gesetzliche Mehrwertsteuer.',
  },
  openDocument: {
    invoice: (provider) => `Rechnung von ${provider} öffnen`,
    receipt: (provider) => `Zahlungsbeleg von ${provider} öffnen`,
  },
  state: 'Status',
  states: {
    open: 'Nicht bezahlt',
    waiting: 'Bezahlt, noch nicht gestartet',
    'in-work': 'Bezahlt, Ihre Bewerbungsfotos entstehen gerade',
    delivered: 'Geliefert',
    erased: 'Abgeschlossen, alles ist gelöscht',
    failed: 'Ihre Bewerbungsfotos sind nicht gelungen',
    'refund-requested': 'Erstattung läuft',
    refunded: 'Erstattet',
  },
  about: {
    open: 'Zu dieser Bestellung ist keine Zahlung eingegangen. Haben Sie gerade erst bezahlt, laden Sie die Seite bitte in einer Minute neu.',
    waiting: (day) =>
      `Laden Sie Ihre Selfies hoch und drücken Sie auf „Meine Bewerbungsfotos erstellen“, wann es Ihnen passt, auf jedem Gerät. Die Bestellung wartet bis zum ${day}. Haben Sie bis dahin nicht angefangen, bekommen Sie Ihr Geld zurück.`,
    'in-work': 'Sobald sie fertig sind, schicken wir Ihnen per E-Mail den Link zu Ihrer Galerie.',
    delivered: (day) =>
      `Ihre Galerie ist bis zum ${day} geöffnet. Laden Sie herunter, was Sie behalten möchten.`,
    erased: `Selfies und Bewerbungsfotos sind gelöscht, spätestens ${LIMIT_FIGURES.retentionDays} Tage nach der Lieferung. Nur dieser Eintrag bleibt, für die Buchführung.`,
    failed: 'Sie erhalten den vollen Preis zurück, ohne etwas tun zu müssen, und eine E-Mail dazu.',
    'refund-requested': (amount) =>
      `Wir erstatten ${amount} auf dem Weg, auf dem Sie bezahlt haben. Je nach Bank dauert es bis zu zehn Tage, bis das Geld erscheint.`,
    refunded: (amount, day) =>
      `${amount} gingen am ${day} auf dem Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert es bis zu zehn Tage, bis das Geld erscheint.`,
    refundedInParts: (amount, day) =>
      `${amount} gingen in mehreren Teilen auf dem Weg zurück, auf dem Sie bezahlt haben, der letzte am ${day}. Je nach Bank dauert es bis zu zehn Tage, bis das Geld erscheint.`,
  },
  refunds: {
    heading: 'Erstattungen',
    refundedOn: (day) => `Erstattet am ${day}`,
    requested: 'Veranlasst, noch nicht bestätigt',
    partial: 'Ein Teil des Preises. Ihre Bestellung bleibt, wie sie ist.',
  },
  continue: 'Mit Ihren Selfies weitermachen',
  gallery: 'Ihre Galerie öffnen',
  progress: 'Fortschritt ansehen',
  print: 'Drucken',
  links: {
    label: 'Mehr zu dieser Bestellung',
    contact: (email) => `An ${email} schreiben`,
  },
  secret:
    'Diese Seite öffnet sich nur mit dem Link aus Ihren E-Mails. Wer ihn hat, kann die Bestellung fortsetzen und die Galerie öffnen.',
  gone: {
    title: 'Bestellung nicht gefunden',
    mark: 'Nicht belichtet',
    heading: 'Unter diesem Link gibt es keine Bestellung.',
    text: 'Vielleicht ist er unvollständig, oder dieser Browser hat den Schlüssel noch nicht.',
    advice:
      'Öffnen Sie den Link in der E-Mail zu Ihrer Bestellung noch einmal; er enthält den Schlüssel. Finden Sie die E-Mail nicht, schicken wir den Link noch einmal an die Adresse, mit der Sie bestellt haben.',
    find: 'Link noch einmal schicken',
    home: 'Zur Startseite',
  },
};
