import { LIMITS } from '../../catalog/limits.ts';
import type { ShootsErrorsTexts } from './en.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';

export const shootsErrors: ShootsErrorsTexts = {
  'shoot-not-found': `Wir finden Ihre Selfies nicht mehr. Nach ${LIMIT_FIGURES.draftHours} Stunden werden sie gelöscht; bitte beginnen Sie von vorn.`,
  'shoot-closed': 'Dieses Shooting ist bezahlt und in Arbeit und lässt sich nicht mehr ändern.',
  'shoot-in-progress':
    'Ihre Bewerbungsfotos entstehen gerade. Sobald sie fertig sind, können Sie alles löschen.',
  'selfie-not-found': 'Dieses Selfie ist schon entfernt.',
  'selfies-in-check': 'Ihre Selfies werden noch geprüft. Bitte versuchen Sie es gleich noch einmal.',
  'selfies-too-many': `Sie haben schon ${LIMITS.selfiesMax} Selfies hochgeladen, mehr können wir nicht annehmen. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
  'upload-too-large': `Diese Datei ist größer als ${LIMIT_FIGURES.uploadMaxMegabytes}\u00a0MB. Bitte wählen Sie eine kleinere.`,
  'uploads-too-many': 'Andere Selfies sind noch unterwegs. Dieses folgt, sobald sie angekommen sind.',
  'storage-full':
    'Im Moment haben wir keinen Platz für neue Selfies. Ihre bleiben in diesem Browser und werden später gesendet; nichts geht verloren.',
  'package-unknown': 'Bitte wählen Sie eines unserer Pakete.',
  'package-missing': 'Bitte wählen Sie ein Paket.',
  'package-already-paid': 'Sie haben schon ein anderes Paket bezahlt. Bitte bleiben Sie dabei.',
  'styles-missing': 'Bitte wählen Sie einen Stil.',
  'style-unknown': 'Diesen Stil gibt es nicht. Bitte wählen Sie einen anderen.',
  'style-repeated': 'Sie haben einen Stil doppelt gewählt. Jeder Stil zählt einmal.',
  'styles-too-many':
    'Das sind mehr Stile, als dieses Paket enthält. Wählen Sie einige ab oder nehmen Sie ein größeres Paket.',
  'clothes-unknown': 'Diese Auswahl an Kleidung kennen wir nicht. Bitte wählen Sie noch einmal.',
  'clothes-missing': 'Bitte wählen Sie mindestens ein Kleidungsstück oder eine andere Art von Kleidung.',
  'clothes-not-offered':
    'Eines dieser Kleidungsstücke bieten wir nicht mehr an. Bitte wählen Sie noch einmal.',
  'clothes-repeated': 'Sie haben ein Kleidungsstück zweimal in derselben Farbe gewählt. Jedes zählt einmal.',
  'clothes-too-many': `Das sind mehr als ${LIMITS.garmentsMax} Kleidungsstücke. Bitte wählen Sie einige ab.`,
  'first-name-too-short': `Bitte geben Sie Ihren Vornamen ein (mindestens ${LIMITS.nameMinLength} Zeichen)`,
  'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'consents-missing': 'Bitte haken Sie die drei Kästchen an; ohne sie dürfen wir nicht beginnen.',
  'too-few-selfies': `Wir brauchen mindestens ${LIMITS.selfiesMin} gute Selfies. Bitte fügen Sie noch welche hinzu.`,
  'too-few-selfies-for-preview':
    'Für eine kostenlose Vorschau brauchen wir ein gutes Selfie. Bitte fügen Sie eines hinzu.',
  'previews-spent': `Die ${LIMITS.previewsPerDraft} kostenlosen Vorschauen dieses Shootings sind aufgebraucht. Die schon gezeigten bleiben hier; alle anderen kommen mit Ihrer Bestellung, größer und ohne Wasserzeichen.`,
  'previews-paused':
    'Über Ihren Internetanschluss wurden in der letzten Stunde sehr viele kostenlose Vorschauen erstellt. Die schon gezeigten bleiben hier; bitte versuchen Sie es etwas später noch einmal.',
  'not-paid': 'Dieses Shooting ist noch nicht bezahlt. Bitte bestellen Sie zuerst.',
  'preview-not-found': 'Die Vorschau ist noch nicht fertig.',
  'picture-not-found': 'Dieses Bild gibt es nicht.',
};
