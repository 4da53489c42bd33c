import { LIMITS } from '../../catalog/limits.ts';
import type { MailsTexts } from './en.ts';
import { photoFigures } from '../photo-figures.ts';

const { cvMm, smallMm } = photoFigures('de');

export const mails: MailsTexts = {
  greeting: (firstName) => (firstName ? `Guten Tag ${firstName},` : 'Guten Tag,'),
  footer: {
    why: 'Sie erhalten diese Nachricht wegen Ihrer Bestellung. Sie ist keine Werbung.',
    contact: (email) => `Fragen? Schreiben Sie an ${email}.`,
  },
  orderConfirmation: {
    subject: (headshots) => `Ihre Bestellung: ${headshots} Bewerbungsfotos`,
    preview: (price) => `Vielen Dank. ${price} sind eingegangen, wir haben begonnen.`,
    headline: 'Vielen Dank für Ihre Bestellung',
    intro:
      'Ihre Zahlung ist eingegangen, Ihre Bilder entstehen gerade. Sobald sie fertig sind, schicken wir Ihnen den Link zu Ihrer Galerie; die Seite können Sie so lange schließen.',
    facts: {
      order: 'Bestellnummer',
      package: 'Paket',
      contents: 'Inhalt',
      discount: 'Rabattcode',
      price: 'Preis inkl. MwSt.',
      tax: 'Darin MwSt.',
      paidOn: 'Bezahlt am',
      payment: 'Bezahlt mit',
    },
    waiting: {
      headline: (packageName) => `Bezahlt: ${packageName}. Jetzt Ihre Selfies.`,
      preview: (price) => `Vielen Dank. ${price} sind eingegangen. Als Nächstes laden Sie Ihre Selfies hoch.`,
      intro:
        'Vielen Dank für Ihre Bestellung. Ihre Zahlung ist eingegangen. Ihre Bewerbungsfotos entstehen aus Ihren Selfies: Laden Sie sie hoch, wann es Ihnen passt, auf jedem Gerät.',
      button: 'Mit meinen Selfies weitermachen',
      until: (day) =>
        `Es eilt nicht: Ihre Bestellung wartet bis zum ${day}. Haben Sie bis dahin nicht angefangen, bekommen Sie Ihr Geld zurück.`,
      withdrawal: `Solange Sie nicht angefangen haben, kommt Ihr Geld automatisch zurück, wenn Sie innerhalb von ${LIMITS.refundWindowDays} Tagen nach der Zahlung mit dem Formular unten widerrufen.`,
      retention: (days) =>
        `Hochgeladene Selfies löschen wir nach ${days} Tagen, wenn Sie bis dahin nicht gestartet haben. Sind Ihre Bewerbungsfotos geliefert, löschen wir alles ${days} Tage später, auf Wunsch jederzeit früher: in der Galerie.`,
    },
    orderPage: 'Die Seite Ihrer Bestellung: Beleg, Status und Erstattungen',
    secret: 'Bitte leiten Sie diese E-Mail nicht weiter: Wer ihre Links hat, kann Ihre Bestellung öffnen.',
    attached:
      'Im Anhang finden Sie unsere Nutzungsbedingungen und unsere Erstattungsregeln mit der Widerrufsbelehrung und dem Muster-Widerrufsformular, so wie sie für diese Bestellung gelten. Bitte bewahren Sie beides auf.',
    contents: (headshots, styles) => `${headshots} Fotos in ${styles === 1 ? '1 Stil' : `${styles} Stilen`}`,
    withdrawalTitle: 'Ihr Widerrufsrecht',
    withdrawalConsent: (moment) =>
      `Am ${moment} haben Sie ausdrücklich verlangt, dass wir vor Ablauf der ${LIMITS.withdrawalPeriodDays}-tägigen Widerrufsfrist mit Ihren Bildern beginnen, und bestätigt, dass Ihr gesetzliches Widerrufsrecht erlischt, sobald der Vertrag vollständig erfüllt ist. Bitte bewahren Sie diese Nachricht als Bestätigung auf.`,
    withdrawalWithoutConsent: `Sie können diesen Vertrag binnen ${LIMITS.withdrawalPeriodDays} Tagen ohne Angabe von Gründen widerrufen; eine E-Mail an uns genügt.`,
    refundPromise: (days, email) =>
      `Unabhängig davon können Sie Ihr Geld bis ${days} Tage nach der Lieferung zurückverlangen, wenn die Bilder Sie nicht überzeugen: ${email}.`,
    retention: (days) =>
      `Ihre Selfies und Bewerbungsfotos löschen wir ${days} Tage nach der Lieferung, auf Wunsch jederzeit früher: in der Galerie.`,
  },
  startConfirmation: {
    subject: (headshots) => `Ihre ${headshots} Bewerbungsfotos sind in Arbeit`,
    headline: 'Wir haben angefangen',
    intro:
      'Ihre Bewerbungsfotos entstehen gerade. Sobald sie fertig sind, schicken wir Ihnen den Link zu Ihrer Galerie; die Seite können Sie so lange schließen.',
  },
  galleryReady: {
    subject: 'Ihre Bewerbungsfotos sind fertig',
    preview: (day) => `Öffnen Sie Ihre Galerie. Die Bilder bleiben bis zum ${day}.`,
    headline: 'Ihre Bewerbungsfotos sind fertig',
    intro: (headshots) => `${headshots} fertige Bilder warten auf Sie.`,
    button: 'Galerie öffnen',
    facts: { pictures: 'Bilder', until: 'Verfügbar bis' },
    secret: 'Dieser Link gehört nur Ihnen. Wer ihn hat, kann Ihre Bilder ansehen, teilen und löschen.',
    downloadTitle: 'Behalten',
    download: `Laden Sie einzelne Bilder oder alle zusammen als ZIP-Datei herunter: in Originalgröße, für LinkedIn, quadratisch oder mit ${cvMm} und ${smallMm} für die gedruckte Bewerbung.`,
    deleteTitle: 'Löschen',
    delete: (day) =>
      `Am ${day} löschen wir alles: Selfies, Bewerbungsfotos, Kopien. Früher geht es auch: „Alles löschen“ am Ende der Galerie. Sie bekommen darüber eine signierte Quittung.`,
    linkFallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  },
  refund: {
    subject: {
      'shoot-failed': 'Ihre Bewerbungsfotos sind nicht gelungen: Sie bekommen Ihr Geld zurück',
      'likeness-withdrawn': 'Ohne Ihre Einwilligung keine Bewerbungsfotos: Sie bekommen Ihr Geld zurück',
      'draft-erased': 'Ihre Zahlung kam zu spät: Sie bekommen Ihr Geld zurück',
      'late-payment': 'Ihre Zahlung kam zu spät: Sie bekommen Ihr Geld zurück',
      'wrong-amount': 'Ihre Zahlung passte nicht zum Preis: Sie kommt zurück',
      'taken-back': 'Ihre Zahlung wurde erstattet',
      'refund-first': 'Ihre Zahlung wurde zurückgebucht: Bestellt ist damit nichts',
      duplicate: 'Sie haben doppelt bezahlt: Eine Zahlung kommt zurück',
      customer: 'Sie bekommen Ihr Geld zurück',
      operator: 'Sie bekommen Ihr Geld zurück',
      'wrong-product': 'Ihre Zahlung passte nicht zur Bestellung: Wir erstatten sie',
      'offer-used': 'Dieser Rabatt war schon eingelöst: Sie bekommen Ihr Geld zurück',
      'never-started': 'Sie haben nie angefangen: Sie bekommen Ihr Geld zurück',
      withdrawal: 'Ihr Widerruf: Sie bekommen Ihr Geld zurück',
    },
    headline: {
      'shoot-failed': 'Das hat leider nicht geklappt',
      'likeness-withdrawn': 'Ohne Ihre Einwilligung keine Bewerbungsfotos',
      'draft-erased': 'Ihre Zahlung kam zu spät',
      'late-payment': 'Ihre Zahlung kam zu spät',
      'wrong-amount': 'Der Betrag stimmte nicht',
      'taken-back': 'Ihre Zahlung wurde erstattet',
      'refund-first': 'Ihre Zahlung wurde zurückgebucht',
      duplicate: 'Sie haben doppelt bezahlt',
      customer: 'Ihre Erstattung ist unterwegs',
      operator: 'Ihre Erstattung ist unterwegs',
      'wrong-product': 'Die Zahlung passte nicht',
      'offer-used': 'Dieser Rabatt war schon eingelöst',
      'never-started': 'Ein Jahr ist vergangen',
      withdrawal: 'Sie haben Ihre Bestellung widerrufen',
    },
    intro: {
      'shoot-failed':
        'Ihre Bewerbungsfotos ließen sich trotz mehrerer Versuche nicht fertigstellen. Das liegt an uns, nicht an Ihnen. Wir erstatten den vollen Preis; Sie müssen nichts tun.',
      'likeness-withdrawn':
        'Sie haben Ihre Einwilligung in den Gesichtsvergleich widerrufen, während Ihre Zahlung noch lief. Ohne diese Einwilligung können wir nicht sicherstellen, dass jedes Bild wirklich Sie zeigt; deshalb haben wir nichts mehr verglichen und keine Bewerbungsfotos erstellt. Wir erstatten den vollen Preis; Sie müssen nichts tun. Wenn Sie doch Bewerbungsfotos möchten, beginnen Sie einfach noch einmal mit Ihren Selfies.',
      'draft-erased':
        'Ihre Zahlung ist eingegangen, als der Entwurf dazu schon gelöscht war; es gab nichts mehr, woraus Ihre Bewerbungsfotos hätten entstehen können. Wir erstatten den vollen Betrag; Sie müssen nichts tun. Wenn Sie weiterhin Bewerbungsfotos möchten, beginnen Sie einfach noch einmal mit Ihren Selfies.',
      'late-payment':
        'Ihre Zahlung ist eingegangen, als das Shooting dazu schon beendet war; dafür gibt es keine Leistung mehr. Wir erstatten den vollen Betrag; Sie müssen nichts tun.',
      'wrong-amount':
        'Für Ihre Bestellung ist eine Zahlung eingegangen, allerdings nicht in der vereinbarten Höhe oder Währung. Wir erstatten sie vollständig. Bestellt ist damit noch nichts; solange Ihr Entwurf besteht, können Sie erneut bezahlen, zum richtigen Preis.',
      'taken-back':
        'Ihre Zahlung für diese Bestellung wurde Ihnen erstattet, von Ihrer Bank, dem Zahlungsdienst oder uns. Damit ist die Bestellung storniert: Es entstehen keine weiteren Bilder, die Galerie ist geschlossen, und Selfies und Bilder werden einen Tag später gelöscht. Falls Sie damit nicht gerechnet haben, schreiben Sie uns oder bestellen Sie neu.',
      'refund-first':
        'Als wir von Ihrer Zahlung erfuhren, hatte Ihre Bank oder der Zahlungsdienst sie Ihnen bereits zurückgegeben. Bestellt wurde damit nichts, und es sind keine Bilder dafür entstanden. Falls das nicht in Ihrem Sinn war, können Sie erneut bezahlen, solange Ihr Entwurf besteht; andernfalls müssen Sie nichts tun.',
      duplicate:
        'Für dieselben Bilder sind zwei Zahlungen eingegangen. Die erste behalten wir, die zweite erstatten wir; an Ihren Bildern ändert sich nichts.',
      customer: 'Wie gewünscht erstatten wir Ihnen den vollen Preis.',
      operator: 'Wir erstatten Ihnen den vollen Preis Ihrer Bestellung.',
      'wrong-product':
        'Zu Ihrer Bestellung kam eine Zahlung an, der Zahlungsdienst nannte aber ein anderes Produkt als das bestellte. Wir erstatten den ganzen Betrag. Es ist noch keine Bestellung zustande gekommen; Sie können erneut bezahlen.',
      'offer-used':
        'Jede Person kann diesen Rabatt einmal nutzen, und er war schon für eine andere Bestellung von Ihnen eingelöst. Wir erstatten den ganzen Betrag; Sie müssen nichts tun. Zum regulären Preis können Sie gern neu bestellen.',
      'never-started':
        'Sie haben vor einem Jahr Bewerbungsfotos bezahlt und nie damit angefangen. Geld ohne Gegenleistung behalten wir nicht: Wir erstatten den vollen Preis, Sie müssen nichts tun. Wenn Sie doch noch Bilder möchten, bestellen Sie einfach neu.',
      withdrawal:
        'Sie haben Ihre Bestellung widerrufen, bevor Bilder entstanden sind. Wir erstatten den vollen Preis; Sie müssen nichts tun.',
    },
    partial: {
      subject: 'Sie bekommen einen Teil Ihres Geldes zurück',
      headline: 'Eine Teilerstattung ist unterwegs',
      intro:
        'Wir erstatten einen Teil des bezahlten Betrags. Ihre Bestellung bleibt, wie sie ist, und Sie behalten Ihre Bilder.',
    },
    facts: { order: 'Bestellnummer', amount: 'Erstattung' },
    when: 'Der Betrag geht auf dem Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert es bis zu zehn Tage.',
  },
  deletionReceipt: {
    subject: 'Löschquittung: Ihre Bilder sind gelöscht',
    preview: 'Alles ist gelöscht. Hier steht, was und wann.',
    headline: 'Alles ist gelöscht',
    intro: {
      expired: 'Die Zeit Ihrer Galerie ist abgelaufen; wie versprochen haben wir sie gelöscht.',
      owner: 'Wie gewünscht haben wir Ihre Galerie gelöscht.',
      operator: 'Unser Kundendienst hat Ihre Bilder gelöscht.',
      'draft-abandoned': 'Sie haben Ihren Entwurf nicht fortgesetzt, deshalb haben wir ihn gelöscht.',
      refunded: 'Nach der Erstattung haben wir Ihre Bilder gelöscht.',
    },
    facts: { erasedAt: 'Gelöscht am', signature: 'Signatur' },
    button: 'Quittung prüfen',
    kept: 'Übrig bleibt der Buchungssatz Ihrer Bestellung, ohne Namen, Adresse und Bild. Dies ist die letzte Nachricht; auch Ihre E-Mail-Adresse ist gelöscht.',
  },
};
