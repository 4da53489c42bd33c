import type { CatalogFacts } from '../catalog-facts.ts';
import type { WithdrawTexts } from './en.ts';

export const withdraw = (facts: CatalogFacts): WithdrawTexts => ({
  title: 'Vertrag widerrufen',
  description: `Ihren Vertrag mit ${facts.brand} in zwei Schritten widerrufen, ohne Anmeldung und ohne Begründung. Was das Gesetz Ihnen gibt und was wir dazugeben.`,
  heading: 'Vertrag widerrufen',
  lead: 'In zwei Schritten, ohne Anmeldung, ohne Angabe von Gründen.',
  declare: {
    heading: 'Ihre Erklärung',
    steps: [
      'Sagen Sie uns, wer Sie sind, und, wenn Sie die Bestellnummer zur Hand haben, um welche Bestellung es geht. Gesendet wird dabei noch nichts.',
      'Lesen Sie Ihre Erklärung noch einmal und bestätigen Sie sie. Eine Eingangsbestätigung mit Tag und Uhrzeit geht an Ihre E-Mail-Adresse.',
    ],
  },
  mail: {
    heading: 'Oder per E-Mail',
    text: 'Eine Nachricht in Ihren eigenen Worten gilt genauso. Es genügen Ihr Name und was Sie bestellt haben, oder die Bestellnummer.',
    action: `An ${facts.contactEmail} schreiben`,
    address: facts.contactEmail,
    subject: 'Widerruf',
    body: `Hiermit widerrufe ich den mit ${facts.brand} geschlossenen Vertrag über die Erstellung von Bewerbungsfotos.\n\nName:\nBestellnummer oder Tag der Bestellung:\n`,
  },
  rights: {
    heading: 'Zwei Rechte nebeneinander',
    lead: 'Sie müssen nicht wissen, welches der beiden Sie nutzen. Es gilt das längere.',
    points: [
      {
        title: 'Vom Gesetz: der Widerruf',
        text: `Verbraucherinnen und Verbraucher können innerhalb von ${facts.withdrawalPeriodDays} Tagen ab Vertragsschluss widerrufen. Dieses Recht endet früher, sobald alle Bewerbungsfotos geliefert sind, denn Sie haben verlangt, dass wir beginnen, und bestätigt, dass Sie das wissen. Zur Wahrung der Frist genügt es, die Erklärung rechtzeitig abzusenden.`,
      },
      {
        title: 'Von uns: die Erstattung',
        text: `Wenn Sie bezahlt haben, können Sie jederzeit bis ${facts.refundDays} Tage nach der Lieferung den vollen Preis zurückverlangen, weil die Bewerbungsfotos Sie nicht überzeugen oder ohne jeden Grund. Das gewähren wir freiwillig; Ihre gesetzlichen Rechte schmälert es nicht.`,
      },
    ],
  },
  next: {
    heading: 'Wie es weitergeht',
    points: [
      {
        title: 'Sie erhalten die Bestätigung',
        text: 'Per E-Mail, in der Regel sofort. Bitte bewahren Sie sie auf: Sie belegt, dass Ihre Erklärung eingegangen ist und wann.',
      },
      {
        title: 'Wir suchen Ihre Bestellung',
        text: 'Über die Bestellnummer oder über Ihre E-Mail-Adresse. Finden wir sie nicht, fragen wir bei Ihnen nach.',
      },
      {
        title: 'Das Geld geht zurück',
        text: `Sofort, wenn Sie vor höchstens ${facts.refundDays} Tagen bezahlt und Ihre Bewerbungsfotos noch nicht gestartet haben und Bestellnummer und Adresse der Bestellung angeben, sonst spätestens ${facts.withdrawalRefundDays} Tage nach Eingang Ihrer Erklärung. Es geht auf dem Weg zurück, auf dem Sie bezahlt haben, ohne Gebühren. Wir schreiben Ihnen, wenn es unterwegs ist.`,
      },
      {
        title: 'Selfies und Bewerbungsfotos werden gelöscht',
        text: `Ist der volle Preis erstattet, schließt die Galerie. ${facts.draftHours} Stunden später ist alles gelöscht, und Sie erhalten die Löschquittung.`,
      },
    ],
  },
  more: {
    heading: 'Ausführlich',
    refund: 'Erstattungsregeln',
    terms: 'Nutzungsbedingungen mit dem Muster-Widerrufsformular',
  },
});
