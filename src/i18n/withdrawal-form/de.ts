import { BRAND } from '../../catalog/brand.ts';
import type { WithdrawalFormTexts } from './en.ts';
import { withdrawalsErrors } from '../withdrawals-errors/de.ts';

/** `entry` und `confirm` sind die Worte des Gesetzes (§ 356a BGB). */
export const withdrawalForm: WithdrawalFormTexts = {
  entry: 'Vertrag widerrufen',
  name: 'Ihr Name',
  email: 'E-Mail',
  emailHint: 'Am besten die Adresse Ihrer Bestellung. Dorthin geht die Eingangsbestätigung.',
  orderNumber: 'Bestellnummer (freiwillig)',
  orderNumberHint:
    'Sie steht in der E-Mail, die Ihre Bestellung bestätigt hat. Ohne sie suchen wir die Bestellung über Ihre E-Mail-Adresse.',
  message: 'Möchten Sie etwas hinzufügen? (freiwillig)',
  messageHint: 'Zum Beispiel der Tag der Bestellung. Einen Grund müssen Sie nicht nennen.',
  next: 'Weiter',
  confirmHeading: 'Bitte prüfen Sie Ihre Erklärung',
  declaration: `Hiermit widerrufe ich den mit ${BRAND.name} geschlossenen Vertrag über die Erstellung von Bewerbungsfotos.`,
  orderNumberFact: 'Bestellnummer',
  messageFact: 'Ihre Nachricht',
  noOrderNumber: 'Nicht angegeben; wir suchen über die E-Mail-Adresse',
  confirmNote: 'Gesendet wird erst, wenn Sie bestätigen.',
  confirm: 'Widerruf bestätigen',
  confirming: 'Wird gesendet …',
  change: 'Angaben ändern',
  receivedHeading: 'Ihr Widerruf ist eingegangen',
  received: 'Eingegangen',
  receivedText:
    'Eine Eingangsbestätigung mit Tag und Uhrzeit geht per E-Mail an Sie, in der Regel sofort. Ihre eigenen Worte wiederholt sie nur, wenn Bestellnummer und Adresse zu einer bezahlten Bestellung gehören, denn eintippen könnte sie jeder. Bitte bewahren Sie die Bestätigung auf.',
  receivedNext: 'Wir prüfen Ihre Bestellung und schreiben Ihnen.',
  receivedRefunded:
    'Sie hatten Ihre Bewerbungsfotos noch nicht gestartet. Deshalb erstatten wir den vollen Preis sofort, auf dem Weg, auf dem Sie bezahlt haben. Auch dazu erhalten Sie eine E-Mail.',
  receivedWithoutReceipt:
    'Ihre Erklärung gilt. Die Eingangsbestätigung wird diesmal nicht automatisch verschickt, weil heute schon so viele an Ihre Adresse gegangen sind, wie wir an einem Tag verschicken. Wir bestätigen Ihnen den Eingang persönlich; bitte halten Sie bis dahin Tag und Uhrzeit fest, zum Beispiel mit einem Bildschirmfoto.',
  failed: {
    offline:
      'Keine Verbindung. Ihre Eingaben sind alle noch da; bitte bestätigen Sie noch einmal, sobald Sie wieder online sind. Auch mehrfach gesendet zählt Ihr Widerruf nur einmal.',
    server: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
  noScript: `Dieses Formular braucht JavaScript. Sie können auch per E-Mail an ${BRAND.contactEmail} widerrufen. Es genügt, wenn Sie Ihren Namen nennen und was Sie bestellt haben.`,
  errors: withdrawalsErrors,
};
