import { LIMITS } from '../../catalog/limits.ts';
import type { PhotoReviewErrorsTexts } from './en.ts';

const megabytes = LIMITS.reviewMaxBytes / (1024 * 1024);

export const photoReviewErrors: PhotoReviewErrorsTexts = {
  'photo-too-large': `Dieses Foto ist größer als ${megabytes} MB.`,
  'photo-unreadable':
    'Dieses Foto lässt sich nicht lesen: Es ist beschädigt oder kein JPEG-, PNG- oder WebP-Bild.',
  'photo-too-many-pixels': 'Dieses Foto hat zu viele Pixel. Bitte nehmen Sie eine kleinere Kopie.',
  'photo-not-reduced': `Dieses Foto ist zu groß zum Senden, und Ihr Browser kann es nicht verkleinern. Bitte nehmen Sie eine Kopie von höchstens ${megabytes} MB.`,
  'photo-not-converted':
    'Ihr Browser kann dieses Foto nicht umwandeln. Bitte speichern Sie es als JPEG und wählen Sie diese Datei.',
  'no-face': 'Wir finden in diesem Foto kein Gesicht.',
  busy: 'Gerade werden viele Fotos ausgewertet. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
};
