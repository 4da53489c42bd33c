import { BRAND } from '../../catalog/brand.ts';
import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import type { NewsletterBoxTexts } from './en.ts';
import { newsletterErrors } from '../newsletter-errors/de.ts';

export const newsletterBox: NewsletterBoxTexts = {
  heading: 'Neue Artikel per E-Mail',
  lead: `Ab und zu schreiben wir, was wir über Fotos in Bewerbungen herausgefunden haben und was wir anbieten. Nach Ihrer Bestätigung schicken wir Ihnen einen Code für ${WELCOME_DISCOUNT.percent}\u00a0% Rabatt.`,
  email: 'E-Mail',
  trap: 'Bitte lassen Sie dieses Feld leer',
  send: 'Abonnieren',
  sending: 'Wird gesendet …',
  consent: {
    before:
      'Mit „Abonnieren“ willigen Sie ein, dass wir Ihnen Tipps und Angebote per E-Mail schicken und diese Einwilligung festhalten. Abbestellen können Sie jederzeit über einen Link in jedem Newsletter. Mehr dazu in der ',
    privacy: 'Datenschutzerklärung',
    after: '.',
  },
  sentHeading: 'Bitte schauen Sie in Ihr Postfach.',
  sentText: `Eine E-Mail mit einem Link ist zu Ihnen unterwegs. Bitte bestätigen Sie dort Ihr Abonnement innerhalb von ${LIMITS.subscriptionConfirmHours} Stunden.`,
  sentNothing:
    'Nach ein paar Minuten noch nichts da? Sehen Sie bitte auch im Spam-Ordner nach. Ist die Adresse schon angemeldet, kommt keine weitere E-Mail.',
  failed: {
    offline: 'Keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.',
    server: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
  noScript: `Dieses Formular braucht JavaScript. Bitte schalten Sie es im Browser ein oder schreiben Sie an ${BRAND.contactEmail}.`,
  errors: newsletterErrors,
};
