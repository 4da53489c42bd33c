import type { CatalogFacts } from '../catalog-facts.ts';
import type { FindGalleryTexts } from './en.ts';
import { newsletterErrors } from '../newsletter-errors/de.ts';

export const findGallery = (facts: CatalogFacts): FindGalleryTexts => ({
  title: 'Ihre Galerie oder Bestellung',
  description: `Zurück zu Ihren Bewerbungsfotos: Wir schicken den Link zu Ihrer Galerie oder zu einer bezahlten, noch nicht gestarteten Bestellung an die Adresse, mit der Sie bestellt haben.`,
  heading: 'Ihre Galerie oder Bestellung',
  lead: 'Sie haben bezahlt und möchten Ihre Selfies hochladen, oder Ihre Bewerbungsfotos sind fertig: Beide Male haben wir Ihnen einen Link geschickt. Finden Sie ihn nicht, schicken wir ihn noch einmal.',
  form: {
    label: 'Link noch einmal schicken lassen',
    email: 'E-Mail-Adresse Ihrer Bestellung',
    trap: 'Bitte lassen Sie dieses Feld leer',
    send: 'Link schicken',
    sending: 'Wird gesendet …',
    sentHeading: 'Bitte schauen Sie in Ihr Postfach.',
    sentText:
      'Gehört zu dieser Adresse eine Galerie oder eine bezahlte Bestellung, ist eine E-Mail mit dem Link unterwegs. Ob es eine gibt, sagen wir hier nicht: Das geht sonst niemanden etwas an.',
    sentNothing: `Nach ein paar Minuten noch nichts da? Sehen Sie bitte auch im Spam-Ordner nach oder versuchen Sie es mit Ihren anderen Adressen. ${facts.retentionDays} Tage nach der Lieferung wird eine Galerie gelöscht und Ihre Adresse mit ihr; dann finden wir darüber nichts mehr.`,
    failed: {
      offline: 'Keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.',
      server: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    },
    noScript: `Dieses Formular braucht JavaScript. Bitte schalten Sie es im Browser ein oder schreiben Sie an ${facts.contactEmail}.`,
    errors: {
      'email-missing': newsletterErrors['email-missing'],
      'email-invalid': newsletterErrors['email-invalid'],
    },
  },
  points: [
    {
      title: 'Kein Passwort',
      text: 'Der Link ist der Schlüssel. Wer ihn hat, kann die Bilder ansehen, teilen und löschen. Deshalb schicken wir ihn an keine andere Adresse.',
    },
    {
      title: `${facts.retentionDays} Tage lang verfügbar`,
      text: 'Danach werden Selfies und Bewerbungsfotos gelöscht, und Sie bekommen eine Quittung darüber. Laden Sie vorher herunter, was Sie behalten möchten.',
    },
    {
      title: 'Bezahlt, aber noch keine Selfies?',
      text: `Dann enthält die E-Mail den Link zum Weitermachen, auf jedem Gerät. Eine bezahlte Bestellung wartet ${facts.waitingDays} Tage; starten Sie sie nicht, bekommen Sie Ihr Geld zurück.`,
    },
    {
      title: 'Noch in Arbeit?',
      text: 'Die E-Mail mit dem Link kommt, sobald das letzte Bewerbungsfoto fertig ist. Es geht nichts verloren, wenn Sie die Seite geschlossen haben.',
    },
  ],
  more: {
    heading: 'Noch keine Bewerbungsfotos?',
    create: 'Bewerbungsfotos erstellen',
    examples: 'Beispiele ansehen',
  },
});
