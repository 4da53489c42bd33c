import { LIMITS } from '../../catalog/limits.ts';
import type { GalleryErrorsTexts } from './en.ts';

export const galleryErrors: GalleryErrorsTexts = {
  gone: 'Hinter diesem Link gibt es nichts zu sehen. Er ist vielleicht unvollständig, zurückgezogen oder abgelaufen.',
  'numbers-unknown': 'Eines der gewählten Bilder ist nicht in dieser Galerie. Bitte laden Sie die Seite neu.',
  'shares-too-many': `Diese Galerie hat schon ${LIMITS.sharesMax} Links. Ziehen Sie einen zurück, den Sie nicht mehr brauchen, und erstellen Sie dann den neuen.`,
  'rating-invalid': 'Bitte vergeben Sie einen bis fünf Sterne.',
  'comment-too-long': 'Dieser Kommentar ist zu lang. Höchstens 2.000 Zeichen sind möglich.',
  'remake-impossible': 'Dieses Bild lässt sich nicht noch einmal machen.',
  'garment-unknown':
    'Diese Kleidung gibt es bei uns nicht mehr. Bitte laden Sie die Seite neu und wählen Sie eine andere.',
  'clothes-unchanged': 'Das Bild zeigt diese Kleidung schon. Bitte wählen Sie eine andere.',
  'remake-under-way':
    'Dieses Bild wird gerade noch einmal gemacht, oder eine neue Fassung wartet auf Ihre Wahl. Bitte laden Sie die Seite neu.',
  'remakes-used-up': `Sie haben alle ${LIMITS.remakesPerShoot} kostenlosen Wiederholungen dieser Galerie genutzt.`,
  'remake-decided':
    'Zwischen diesen beiden Fassungen haben Sie schon gewählt. Bitte laden Sie die Seite neu.',
  'confirmation-missing': 'Bitte bestätigen Sie, dass alles gelöscht werden soll.',
};
