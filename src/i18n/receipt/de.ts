import type { ReceiptTexts } from './en.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';

export const receipt: ReceiptTexts = {
  title: 'Löschquittung',
  heading: 'Löschquittung',
  lead: 'Alles hier Aufgeführte ist gelöscht und lässt sich nicht wiederherstellen.',
  number: 'Quittung für Shooting',
  erasedAt: 'Gelöscht am',
  reason: 'Anlass',
  reasons: {
    expired: `Die Aufbewahrungsfrist von ${LIMIT_FIGURES.retentionDays} Tagen war abgelaufen.`,
    owner: 'Auf Wunsch der Eigentümerin oder des Eigentümers.',
    operator: 'Durch unseren Kundendienst.',
    'draft-abandoned': 'Der Entwurf wurde nie bezahlt.',
    refunded: 'Die Bestellung wurde erstattet.',
  },
  erased: 'Was gelöscht wurde',
  kinds: {
    selfies: 'Selfies',
    headshots: 'Bewerbungsfotos',
    previews: 'Vorschaubilder',
    shares: 'Öffentliche Links',
    ratings: 'Bewertungen',
    mails: 'Bei uns gespeicherte E-Mails',
    uploads: 'Unvollständige Uploads',
    files: 'Dateien insgesamt',
    bytes: 'Datenmenge',
    rows: 'Datenbankeinträge',
  },
  stays: 'Erhalten bleibt nur der Buchungssatz der Bestellung, ohne Bild, wie es das Gesetz verlangt.',
  signature: 'Signatur',
  signatureNote:
    'Die Adresse dieser Seite enthält die Signatur. Die Seite öffnet sich nur, wenn die Angaben oben genau die sind, die wir signiert haben.',
  print: 'Drucken',
  save: 'Als Text sichern',
  fileName: 'loeschquittung',
  home: 'Zur Startseite',
};
