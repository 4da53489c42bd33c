import { BRAND } from '../../catalog/brand.ts';
import { LIMITS } from '../../catalog/limits.ts';
import type { LeadFormTexts } from './en.ts';
import { leadsErrors } from '../leads-errors/de.ts';

export const leadForm: LeadFormTexts = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  emailHint: 'Dorthin schicken wir unser Angebot.',
  company: 'Unternehmen',
  companySize: 'Unternehmensgröße',
  companySizes: {
    '1-10': '1–10 Beschäftigte',
    '11-50': '11–50 Beschäftigte',
    '51-200': '51–200 Beschäftigte',
    '200+': 'Mehr als 200 Beschäftigte',
  },
  message: 'Was haben Sie vor?',
  messageHint:
    'Zum Beispiel: wen Sie beraten, mit wie vielen Bewerbungsfotos im Monat Sie rechnen und was unter Ihrem Namen erscheinen soll.',
  source: 'Wodurch sind Sie auf uns aufmerksam geworden? (freiwillig)',
  sources: {
    search: 'Suchmaschine',
    recommendation: 'Empfehlung',
    'social-media': 'Soziale Netzwerke',
    press: 'Artikel oder Podcast',
    other: 'Etwas anderes',
  },
  choose: 'Bitte wählen',
  trap: 'Bitte lassen Sie dieses Feld leer',
  send: 'Angebot anfordern',
  sending: 'Wird gesendet …',
  note: `Wir antworten innerhalb von ${LIMITS.leadAnswerHours} Stunden. Ihre Angaben verwenden wir nur für Ihre Anfrage und löschen sie nach ${LIMITS.leadLifetimeMonths} Monaten.`,
  sentHeading: 'Vielen Dank. Ihre Anfrage ist angekommen.',
  sentText: `Wir antworten innerhalb von ${LIMITS.leadAnswerHours} Stunden. Eine Bestätigung ist per E-Mail zu Ihnen unterwegs.`,
  failed: {
    offline:
      'Keine Verbindung. Ihre Eingaben sind alle noch da; bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.',
    server: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
  noScript: `Dieses Formular braucht JavaScript. Bitte schalten Sie es im Browser ein oder schreiben Sie an ${BRAND.contactEmail}.`,
  errors: leadsErrors,
};
