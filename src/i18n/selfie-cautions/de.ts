import type { SelfieCautionsTexts } from './en.ts';

export const selfieCautions: SelfieCautionsTexts = {
  hat: {
    why: 'ein Hut?',
    text: 'Wir sehen einen Hut. Im Lebenslauf wirkt ein unbedeckter Kopf am besten. Gehört die Kopfbedeckung zu Ihrem Glauben oder Brauch, verwenden Sie das Foto einfach.',
  },
  'strong-light': {
    why: 'hartes Licht',
    text: 'Ein Teil des Gesichts ist sehr hell oder liegt tief im Schatten. Weiches Licht von vorn, etwa am Fenster, wirkt ruhiger.',
  },
  'eyes-maybe-closed': {
    why: 'Augen zu?',
    text: 'Wir sind nicht sicher, ob beide Augen offen sind. Wenn ja, verwenden Sie das Foto; wenn nicht, hilft ein anderes mehr.',
  },
  'face-maybe-covered': {
    why: 'verdeckt?',
    text: 'Vielleicht liegt etwas vor den Augen oder dem Mund. Ist Ihr Gesicht frei zu sehen, verwenden Sie das Foto; wenn nicht, hilft ein anderes mehr.',
  },
  'hand-near-face': {
    why: 'Hand am Gesicht',
    text: 'Eine Hand ist nah am Gesicht und kann auf dem Bewerbungsfoto zu sehen sein. Besser ist ein Foto, auf dem beide Hände unten sind.',
  },
  'hand-in-frame': {
    why: 'Hand im Bild',
    text: 'Eine Hand ist im Bild und kann auf dem Bewerbungsfoto zu sehen sein. Besser ist ein Foto ohne Hände.',
  },
  'empty-edges': {
    why: 'leere Ränder',
    text: 'Das Foto hat leere Balken oder Ecken, wie nach dem Drehen oder von einem Bildschirmfoto. Das Original eignet sich besser.',
  },
  'close-crop': {
    why: 'sehr nah',
    text: 'Das Foto endet nah am Gesicht, deshalb werden auch die Bewerbungsfotos daraus eng. Halten Sie das Telefon etwas weiter weg.',
  },
  'hair-at-edge': {
    why: 'Haar am Rand',
    text: 'Das Foto endet im Haar. Lassen Sie über dem Kopf etwas Platz.',
  },
  'chin-from-below': {
    why: 'von unten',
    text: 'Die Kamera war tiefer als das Kinn. Halten Sie sie auf Augenhöhe.',
  },
  'same-moment': {
    why: 'gleicher Moment',
    text: 'Fast dasselbe wie ein anderes Ihrer Fotos; die Bewerbungsfotos daraus sähen sich ähnlich. Ein anderer Tag, ein anderer Ort oder andere Kleidung bringt mehr Abwechslung.',
  },
  'needs-clothes': {
    why: 'endet an den Schultern',
    text: 'Das Foto endet an den Schultern: Wir verwenden es mit Business-Kleidung. Mit mehr Platz um Sie herum ginge es auch in Ihrer eigenen.',
  },
};
