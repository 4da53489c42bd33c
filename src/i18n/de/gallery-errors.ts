import { LIMITS } from '../../catalog/limits.ts';
import type { GalleryErrorTexts } from '../en/gallery-errors.ts';

export const galleryErrors: GalleryErrorTexts = {
  gone: 'Hinter diesem Link gibt es nichts zu sehen. Er ist vielleicht unvollständig, zurückgezogen oder abgelaufen.',
  'numbers-unknown': 'Eines der gewählten Bilder ist nicht in dieser Galerie. Bitte laden Sie die Seite neu.',
  'shares-too-many': `Diese Galerie hat schon ${LIMITS.sharesMax} Links. Ziehen Sie einen zurück, den Sie nicht mehr brauchen, und erstellen Sie dann den neuen.`,
  'rating-invalid': 'Bitte vergeben Sie einen bis fünf Sterne.',
  'comment-too-long': 'Dieser Kommentar ist zu lang. Höchstens 2.000 Zeichen sind möglich.',
  'confirmation-missing': 'Bitte bestätigen Sie, dass alles gelöscht werden soll.',
};
