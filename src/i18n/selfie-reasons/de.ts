import type { SelfieReasonsTexts } from './en.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';

export const selfieReasons: SelfieReasonsTexts = {
  unreadable: {
    why: 'nicht lesbar',
    fix: 'Die Datei ist beschädigt, vielleicht nur zum Teil, oder sie ist kein Foto. Bitte das Original noch einmal senden: JPEG, PNG, WebP, HEIC oder AVIF.',
  },
  'too-many-pixels': {
    why: 'viel zu groß',
    fix: `Das Bild hat mehr als ${LIMIT_FIGURES.uploadMaxMegapixels} Megapixel. Bitte verkleinern oder ein normales Foto nehmen.`,
  },
  'too-many-bytes': {
    why: 'Datei zu groß',
    fix: `Ein Foto darf bis zu ${LIMIT_FIGURES.uploadMaxMegabytes}\u00a0MB haben. Bitte verkleinern oder neu aufnehmen.`,
  },
  'no-face': {
    why: 'kein Gesicht',
    fix: 'Bitte ein Foto wählen, auf dem Ihr Gesicht deutlich und von vorn zu sehen ist.',
  },
  'several-people': {
    why: 'mehrere Personen',
    fix: 'Bitte ein Foto nur von Ihnen, auch ohne Leute im Hintergrund.',
  },
  screenshot: {
    why: 'Bildschirmfoto',
    fix: 'Bitte das Foto selbst schicken, kein Bild vom Bildschirm: in der Fotosammlung Ihres Geräts suchen und dort auswählen.',
  },
  'face-too-small': {
    why: 'zu weit weg',
    fix: 'Gehen Sie näher heran: Kopf und Schultern sollten das Bild füllen.',
  },
  'too-dark': {
    why: 'zu dunkel',
    fix: 'Drehen Sie sich zum Fenster oder gehen Sie nach draußen; kein Licht von hinten.',
  },
  clipped: {
    why: 'zu hell',
    fix: 'Ein zu großer Teil des Gesichts ist nur noch weiß. Gehen Sie in den Schatten, weg von der Lampe, oder schalten Sie den Blitz aus.',
  },
  blurred: {
    why: 'unscharf',
    fix: 'Linse abwischen, ruhig halten und vor dem Auslösen auf Ihr Gesicht tippen.',
  },
  'turned-away': {
    why: 'weggedreht',
    fix: 'Bitte den Kopf zur Kamera drehen; eine leichte Drehung ist in Ordnung.',
  },
  'eyes-closed': { why: 'Augen zu', fix: 'Bitte ein Foto mit offenen Augen wählen.' },
  sunglasses: {
    why: 'Sonnenbrille',
    fix: 'Bitte die dunkle Brille abnehmen. Eine normale Brille stört nicht.',
  },
  hat: { why: 'Stirn verdeckt', fix: 'Bitte ohne Hut, Mütze oder Kapuze; die Stirn muss zu sehen sein.' },
  'face-covered': {
    why: 'Gesicht verdeckt',
    fix: 'Bitte nichts vor dem Gesicht: keine Hand, keine Maske, kein Telefon. Augen, Nase und Mund müssen zu sehen sein; Kopftuch oder Turban stören nicht.',
  },
  duplicate: {
    why: 'schon vorhanden',
    fix: 'Dieses Foto ist schon hier; einmal genügt. Besser ist eines von einem anderen Tag oder Ort.',
  },
  'other-person': {
    why: 'jemand anderes?',
    fix: 'Dieses Gesicht passt nicht zu Ihren übrigen Fotos. Bitte nur Fotos einer einzigen Person.',
  },
  'no-crop': {
    why: 'zu nah',
    fix: 'Aus diesem Foto lässt sich kein Bewerbungsfoto schneiden: Das Gesicht ist am Rand oder füllt es fast ganz. Halten Sie das Telefon weiter weg und bleiben Sie in der Bildmitte.',
  },
};
