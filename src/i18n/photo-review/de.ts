import type { CatalogFacts } from '../catalog-facts.ts';
import { photoReviewMail } from '../photo-review-mail/de.ts';
import { photoReviewResult } from '../photo-review-result/de.ts';
import type { PhotoReviewTexts } from './en.ts';

export const photoReview = ({ photo, ...facts }: CatalogFacts): PhotoReviewTexts => ({
  label: 'Foto prüfen',
  choose: 'Foto auswählen',
  another: 'Anderes Foto auswählen',
  drop: 'oder hier ablegen',
  kinds: `JPEG, PNG oder WebP, höchstens ${photo.reviewMax}; größere Fotos und HEIC vom Telefon verkleinert Ihr Browser zuerst`,
  stays: 'Es bleibt in Ihrem Browser. Hochgeladen wird es nur, wenn Sie mehr möchten.',
  noScript: 'Gemessen wird in Ihrem Browser, und dafür braucht er JavaScript.',
  reading: 'Wird gemessen …',
  errors: {
    empty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
    'too-large': `Diese Datei ist zu groß für einen Browser. Exportieren Sie das Foto als JPEG, höchstens ${photo.reviewMax}, und wählen Sie dieses.`,
    'other-kind':
      'Das ist kein JPEG-, PNG- oder WebP-Bild, auch wenn der Name etwas anderes sagt. Bitte wählen Sie eine andere Datei.',
    damaged: 'Dieses Foto ist beschädigt und lässt sich nicht anzeigen. Bitte wählen Sie eine andere Kopie.',
    unreadable:
      'Der Browser konnte die Datei nicht lesen. Liegt sie noch am selben Ort oder nur in der Cloud?',
    'not-loaded':
      'Der Teil der Seite, der misst, wurde nicht geladen. Prüfen Sie die Verbindung und wählen Sie das Foto noch einmal.',
  },
  picture: 'Das gewählte Foto',
  circles: 'So sehen es andere, klein',
  print: 'Zugeschnitten, etwa so groß wie gedruckt',
  country: {
    label: 'Land, in dem Sie sich bewerben',
    other: 'ein anderes Land',
    otherAdvice:
      'Für andere Länder kennen wir keine belastbare Quelle. Sehen Sie sich Anzeigen und Vorlagen von dort an oder fragen Sie kurz nach; spricht nichts für ein Foto, lassen Sie es weg.',
    size: 'Größe',
    noSize: `Dort ist kein Maß üblich, deshalb messen wir für ${photo.cvMm}, das größte gebräuchliche.`,
  },
  result: photoReviewResult({ photo, ...facts }),
  mail: photoReviewMail.form,
  list: 'Die Datei',
  inOrder: 'in Ordnung',
  measured: 'Ihr Foto:',
  wanted: 'Gut:',
  verdicts: { good: 'in Ordnung', fair: 'geht besser', poor: 'so nicht' },
  checks: {
    country: 'Land',
    format: 'Format',
    weight: 'Dateigröße',
    pixels: 'Pixel',
    shape: 'Seitenverhältnis',
    place: 'Aufnahmeort',
  },
  linkedinWanted: {
    format: 'JPEG oder PNG',
    weight: `bis ${photo.linkedinMax}`,
    pixels: `${photo.linkedinPx}, mindestens ${photo.linkedinMinPx}`,
  },
  cvWanted: { format: 'JPEG', weight: `bis ${photo.goodWeight}` },
  noLocation: 'nicht in der Datei',
  withLocation: 'in der Datei',
  findings: {
    'country-avoid': 'Lassen Sie das Foto im Lebenslauf weg. Auf LinkedIn kann es Ihnen trotzdem nützen.',
    'country-notUsual': 'Weglassen, es sei denn, die Ausschreibung bittet darum.',
    'country-optional': 'Legen Sie es bei, wenn es Ihnen gefällt. Erwartet wird es nicht.',
    'country-common': 'Passt zu dem, was Arbeitgeber dort gewohnt sind. Es ist freiwillig.',
    'country-expected': 'Passt zu dem, was Arbeitgeber dort erwarten.',
    'format-jpeg': 'Lässt sich überall öffnen und einsetzen.',
    'format-png': 'Geht, aber als JPEG wird die Datei kleiner.',
    'format-png-transparent':
      'Hat durchsichtige Stellen, die manche Programme schwarz oder weiß füllen. JPEG ist sicherer.',
    'format-webp': 'Word und ältere Programme können es nicht einsetzen. Speichern Sie es als JPEG.',
    'format-heif':
      'So speichern Telefone. Die meisten Programme können es nicht öffnen: Speichern Sie es als JPEG, zum Beispiel mit unserem Zuschneider.',
    'format-cmyk': 'Enthält Druckfarben, die Bildschirme oft falsch zeigen. Exportieren Sie es als sRGB.',
    'linkedin-format-taken': 'LinkedIn nimmt es an.',
    'linkedin-format-heif':
      'LinkedIn nimmt JPEG und PNG an. Speichern Sie es als JPEG, zum Beispiel mit unserem Zuschneider.',
    'linkedin-format-webp': 'LinkedIn nimmt JPEG und PNG. Speichern Sie es in einem der beiden.',
    'linkedin-weight-within': 'LinkedIn nimmt es an.',
    'linkedin-weight-over': 'Größer, als LinkedIn annimmt.',
    'linkedin-pixels-too-few':
      'Zu wenige für LinkedIn. Nehmen Sie das Original aus der Kamera, nicht die Kopie aus dem Messenger.',
    'linkedin-pixels-enough': 'Genügt, wirkt vergrößert aber etwas unscharf.',
    'linkedin-pixels-sharp': 'Scharf, auch vergrößert.',
    'linkedin-pixels-too-many': 'Mehr, als LinkedIn annimmt. Verkleinern Sie es.',
    'weight-light': 'Lässt in der Bewerbung reichlich Platz.',
    'weight-fine': `In Ordnung. Unter ${photo.goodWeight} wäre noch besser.`,
    'weight-heavy': `Groß für ein einzelnes Bild: Manche Systeme lesen höchstens ${photo.parserMax} für den ganzen Lebenslauf.`,
    'weight-too-heavy': `Zu groß: Manche Systeme lesen höchstens ${photo.parserMax} für den ganzen Lebenslauf. Verkleinern Sie es vor dem Einsetzen.`,
    'pixels-too-few': 'Gedruckt wird es verschwommen. Nehmen Sie ein größeres Original.',
    'pixels-soft': 'Brauchbar, im Druck etwas unscharf.',
    'pixels-right': `Scharf bei ${photo.dpi} dpi.`,
    'pixels-plenty': 'Mehr, als der Druck braucht. Weniger würde genügen und die Datei verkleinern.',
    'shape-fits': 'Passt ohne Zuschnitt.',
    'shape-near': 'Fast. Der Zuschnitt nimmt am Rand etwas weg.',
    'shape-far': 'Der Zuschnitt nimmt einiges weg. Prüfen Sie unten, ob das Gesicht noch gut sitzt.',
    'place-none': 'Keine Position in EXIF oder XMP.',
    'place-found':
      'In der Datei steht, wo Sie waren. Entfernen Sie das, bevor Sie das Bild an Fremde schicken.',
  },
});
