import type { SelfieCautionsTexts } from './en.ts';

export const selfieCautions: SelfieCautionsTexts = {
  hat: {
    why: '¿un sombrero?',
    text: 'Vemos un sombrero. En un currículum queda mejor la cabeza descubierta. Si lo lleva por motivos religiosos o culturales, use la foto sin más.',
  },
  'strong-light': {
    why: 'luz dura',
    text: 'Parte de la cara está muy iluminada o en sombra profunda. Queda mejor una luz suave de frente, junto a una ventana.',
  },
  'eyes-maybe-closed': {
    why: '¿ojos cerrados?',
    text: 'No estamos seguros de que los dos ojos estén abiertos. Si lo están, use la foto; si no, mejor elija otra.',
  },
  'face-maybe-covered': {
    why: '¿tapada?',
    text: 'Puede que algo tape los ojos o la boca. Si la cara se ve sin nada delante, use la foto; si no, mejor elija otra.',
  },
  'hand-near-face': {
    why: 'mano junto a la cara',
    text: 'Hay una mano cerca de la cara y puede verse en el retrato. Es mejor una foto con las dos manos abajo.',
  },
  'hand-in-frame': {
    why: 'mano en la imagen',
    text: 'Hay una mano en la imagen y puede verse en el retrato. Es mejor una foto sin manos.',
  },
  'empty-edges': {
    why: 'bordes vacíos',
    text: 'La foto tiene franjas o esquinas vacías, quizá porque se ha girado o es una captura de pantalla. Sirve mejor la original.',
  },
  'close-crop': {
    why: 'muy de cerca',
    text: 'La foto está recortada muy cerca de la cara, y los retratos hechos con ella también lo estarán. Aleje un poco el teléfono.',
  },
  'hair-at-edge': {
    why: 'pelo cortado',
    text: 'El borde de la foto corta parte del pelo. Deje un poco de espacio por encima de la cabeza.',
  },
  'chin-from-below': {
    why: 'desde abajo',
    text: 'La cámara estaba por debajo de la barbilla. Súbala a la altura de los ojos.',
  },
  'same-moment': {
    why: 'mismo momento',
    text: 'Es casi igual que otra de sus fotos y los retratos de ambas se parecerían. Otro día, otro lugar u otra ropa dan más variedad.',
  },
  'needs-clothes': {
    why: 'acaba en los hombros',
    text: 'La foto acaba en los hombros: la usaremos con ropa formal. Con más espacio alrededor, también serviría con su propia ropa.',
  },
};
