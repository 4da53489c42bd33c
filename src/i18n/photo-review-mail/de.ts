import { LIMITS } from '../../catalog/limits.ts';
import { photoReviewErrors } from '../photo-review-errors/de.ts';
import type { PhotoReviewMailTexts } from './en.ts';

const hours = LIMITS.reviewLifetimeMs / 3_600_000;

export const photoReviewMail: PhotoReviewMailTexts = {
  subject: 'Das vollständige Ergebnis zu Ihrem Foto',
  headline: 'Ihr Foto, genau betrachtet',
  picture: `Das Foto mit den Markierungen finden Sie auf einer eigenen Seite. Beides löschen wir ${hours} Stunden nach der Prüfung.`,
  open: 'Markiertes Foto ansehen',
  why: 'Diese E-Mail ist keine Werbung. Sie erhalten sie, weil jemand diese Adresse eingegeben hat, um das Ergebnis einer Fotoprüfung zu bekommen. Waren das nicht Sie, brauchen Sie nichts zu tun.',
  form: {
    heading: 'Das vollständige Ergebnis per E-Mail',
    lead: `Jede Messung mit ihrer Grenze und dem, was zu tun ist, zum Aufheben. Dafür wird das Foto an unseren Server geschickt, der es noch einmal misst, Ihnen auf einer Seite mit den Markierungen zeigt und nach ${hours} Stunden löscht.`,
    email: 'E-Mail',
    trap: 'Bitte lassen Sie dieses Feld leer',
    send: 'Vollständiges Ergebnis schicken',
    sending: 'Wird gesendet …',
    note: 'Eine E-Mail mit diesem Ergebnis, sonst nichts. Den Newsletter bestellen Sie damit nicht.',
    sentHeading: 'Es ist unterwegs.',
    sentText: 'Das vollständige Ergebnis steht jetzt auch hier oben.',
    failed: {
      offline: 'Keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.',
      server: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    },
    errors: photoReviewErrors,
  },
  page: {
    title: 'Ihre Fotoprüfung',
    lead: 'Das vollständige Ergebnis, wie in unserer E-Mail.',
    expires: `Diese Seite und das Foto werden ${hours} Stunden nach der Prüfung gelöscht.`,
    picture: 'Das geprüfte Foto',
    again: 'Ein anderes Foto prüfen',
    gone: {
      title: 'Diese Prüfung ist hier nicht zu sehen',
      text: `Prüfungen und ihre Fotos löschen wir nach ${hours} Stunden. Bis dahin öffnet nur der Link in unserer E-Mail diese Seite, und alle Zahlen bleiben in der E-Mail.`,
      linkedin: 'Ein Foto für LinkedIn prüfen',
      cv: 'Ein Bewerbungsfoto prüfen',
    },
  },
};
