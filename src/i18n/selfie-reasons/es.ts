import type { SelfieReasonsTexts } from './en.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';

export const selfieReasons: SelfieReasonsTexts = {
  unreadable: {
    why: 'no se puede abrir',
    fix: 'El archivo está dañado, quizá solo en parte, o no es una foto. Envíe de nuevo el original en JPEG, PNG, WebP, HEIC o AVIF.',
  },
  'too-many-pixels': {
    why: 'demasiado grande',
    fix: `La imagen supera los ${LIMIT_FIGURES.uploadMaxMegapixels} megapíxeles. Redúzcala o haga una foto normal.`,
  },
  'too-many-bytes': {
    why: 'archivo muy pesado',
    fix: `Cada foto puede ocupar hasta ${LIMIT_FIGURES.uploadMaxMegabytes}\u00a0MB. Redúzcala o haga otra.`,
  },
  'no-face': {
    why: 'no se ve la cara',
    fix: 'Elija una foto en la que se vea su cara con claridad y de frente.',
  },
  'several-people': {
    why: 'varias personas',
    fix: 'Use una foto en la que solo aparezca usted, sin nadie al fondo.',
  },
  screenshot: {
    why: 'captura de pantalla',
    fix: 'Envíe la foto original, no una imagen de la pantalla: búsquela en la galería de su móvil y elíjala allí.',
  },
  'face-too-small': {
    why: 'demasiado lejos',
    fix: 'Acérquese: la cabeza y los hombros deben llenar la imagen.',
  },
  'too-dark': {
    why: 'muy oscura',
    fix: 'Gírese hacia una ventana o salga al exterior; evite la luz por detrás.',
  },
  clipped: {
    why: 'muy clara',
    fix: 'Una parte demasiado grande de la cara ha quedado blanca. Busque la sombra, aléjese de la lámpara o apague el flash.',
  },
  blurred: {
    why: 'desenfocada',
    fix: 'Limpie la lente, no se mueva y toque su cara en la pantalla antes de disparar.',
  },
  'turned-away': { why: 'de lado', fix: 'Gire la cabeza hacia la cámara; un leve giro no importa.' },
  'eyes-closed': { why: 'ojos cerrados', fix: 'Elija una foto con los dos ojos abiertos.' },
  sunglasses: { why: 'gafas de sol', fix: 'Quítese las gafas oscuras. Las graduadas no son problema.' },
  hat: { why: 'frente tapada', fix: 'Sin sombrero, gorra ni capucha: la frente tiene que verse.' },
  'face-covered': {
    why: 'cara tapada',
    fix: 'Nada delante de la cara: ni mano, ni mascarilla, ni teléfono. Deben verse los ojos, la nariz y la boca; el pañuelo en la cabeza y el turbante no molestan.',
  },
  duplicate: {
    why: 'repetida',
    fix: 'Esta foto ya está aquí; con una copia basta. Ayuda más una de otro día o de otro lugar.',
  },
  'other-person': {
    why: '¿otra persona?',
    fix: 'Esta cara no coincide con las demás fotos. Use fotos de una sola persona.',
  },
  'no-crop': {
    why: 'demasiado cerca',
    fix: 'De esta foto no se puede sacar un retrato: la cara está en el borde o la ocupa casi entera. Aleje el teléfono y mantenga la cabeza en el centro.',
  },
};
