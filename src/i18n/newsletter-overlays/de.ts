import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { NEWSLETTER_MODAL_PRODUCT } from '../../catalog/overlays.ts';
import { PACKAGES } from '../../catalog/packages.ts';
import { PRODUCTS } from '../../catalog/products.ts';
import { newsletterErrors } from '../newsletter-errors/de.ts';
import { currencyOf, formatPrice } from '../price.ts';
import type { NewsletterOverlaysTexts } from './en.ts';

const discount = `${WELCOME_DISCOUNT.percent}\u00a0%`;
const { headshotCount } = PACKAGES[PRODUCTS[NEWSLETTER_MODAL_PRODUCT].packageId];
const currency = currencyOf('de');
const price = formatPrice(PRODUCTS[NEWSLETTER_MODAL_PRODUCT].priceCents[currency], currency, 'de');

export const newsletterOverlays: NewsletterOverlaysTexts = {
  close: 'Schließen',
  form: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    trap: 'Bitte lassen Sie dieses Feld leer',
    sending: 'Wird gesendet …',
  },
  consent: {
    before:
      'Wenn Sie dieses Formular absenden, willigen Sie ein, dass wir Ihnen Tipps und Angebote per E-Mail schicken und diese Einwilligung festhalten. Der Rabatt ist unser Dank dafür. Abbestellen können Sie jederzeit über einen Link in jedem Newsletter. Mehr dazu in der ',
    privacy: 'Datenschutzerklärung',
    after: '.',
  },
  exitIntent: {
    heading: `Bevor Sie gehen: ${discount} auf Ihre Bewerbungsfotos`,
    lead: 'Abonnieren Sie unseren Newsletter, und Sie sehen Ihren Code sofort. Er gilt für jedes Paket, einmal pro Person.',
    action: `${discount} sichern`,
  },
  lifeImpact: {
    heading: 'Ihr Foto ist vor Ihnen da.',
    text: 'Derselbe Mensch, dasselbe Gesicht. Anders sind Licht, Hintergrund und Ausschnitt, und genau das sieht man im Lebenslauf oder auf LinkedIn zuerst.',
    textWithClothes:
      'Derselbe Mensch, dasselbe Gesicht. Anders sind Licht, Hintergrund, Ausschnitt und auf Wunsch die Kleidung, und genau das sieht man im Lebenslauf oder auf LinkedIn zuerst.',
    action: 'Zu meinen Bewerbungsfotos',
  },
  newsletter: {
    heading: `${headshotCount} Bewerbungsfotos für ${price}`,
    lead: `Abonnieren Sie unseren Newsletter, und Sie bekommen das Paket Basic für ${price}, einmal pro Person. Gleich danach öffnet sich die Bestellung.`,
    action: 'Abonnieren und bestellen',
    signedUp: 'Vielen Dank. Die Bestellung öffnet sich gleich.',
  },
  welcome: {
    heading: `Willkommen! ${discount} für Sie.`,
    lead: 'Abonnieren Sie unseren Newsletter, und Sie sehen Ihren Code sofort. Er gilt für jedes Paket, einmal pro Person.',
    action: 'Code anzeigen',
  },
  success: {
    heading: 'Vielen Dank, {name}!',
    confirm: `Eine E-Mail ist unterwegs an {email}. Bitte bestätigen Sie Ihr Abonnement innerhalb von ${LIMITS.subscriptionConfirmHours} Stunden mit dem Link darin; dann schicken wir Ihnen den Code auch per E-Mail.`,
    use: `Darauf müssen Sie nicht warten. Hier ist Ihr Code für ${discount} Rabatt:`,
    copy: 'Code kopieren',
    copied: 'Der Code ist kopiert.',
    notCopied:
      'Ihr Browser hat das Kopieren nicht erlaubt. Bitte markieren und kopieren Sie den Code von Hand.',
    action: 'Zu meinem Bewerbungsfoto',
    close: 'Schließen',
  },
  errors: {
    ...newsletterErrors,
    failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    newsletterRequired:
      'Den Rabatt gibt es nur mit dem Newsletter, und die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
