import type { SelfieCautionsTexts } from './en.ts';

export const selfieCautions: SelfieCautionsTexts = {
  hat: {
    why: 'ein Hut?',
    text: 'Wir sehen einen Hut. Im Lebenslauf wirkt ein unbedeckter Kopf am besten. Tragen Sie die Kopfbedeckung aus religiösen oder kulturellen Gründen, verwenden Sie das Foto einfach.',
  },
  'strong-light': {
    why: 'hartes Licht',
    text: 'Ein Teil des Gesichts ist sehr hell oder liegt tief im Schatten. Weiches Licht von vorn, etwa am Fenster, wirkt ruhiger.',
  },
  'eyes-maybe-closed': {
    why: 'Augen zu?',
    text: 'Wir sind nicht sicher, ob beide Augen offen sind. Wenn ja, verwenden Sie das Foto; wenn nicht, nehmen Sie besser ein anderes.',
  },
  'face-maybe-covered': {
    why: 'verdeckt?',
    text: 'Vielleicht verdeckt etwas die Augen oder den Mund. Ist Ihr Gesicht frei zu sehen, verwenden Sie das Foto; wenn nicht, nehmen Sie besser ein anderes.',
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
    text: 'Das Foto hat leere Balken oder Ecken, vielleicht weil es gedreht wurde oder ein Bildschirmfoto ist. Das Original eignet sich besser.',
  },
  'close-crop': {
    why: 'sehr nah',
    text: 'Das Foto ist eng um das Gesicht geschnitten, deshalb werden es auch die Bewerbungsfotos daraus. Halten Sie das Telefon etwas weiter weg.',
  },
  'hair-at-edge': {
    why: 'Haar angeschnitten',
    text: 'Der Rand des Fotos schneidet Ihr Haar an. Lassen Sie über dem Kopf etwas Platz.',
  },
  'chin-from-below': {
    why: 'von unten',
    text: 'Die Kamera war tiefer als das Kinn. Halten Sie sie auf Augenhöhe.',
  },
  'same-moment': {
    why: 'gleicher Moment',
    text: 'Dieses Foto ist fast dasselbe wie ein anderes von Ihnen; die Bewerbungsfotos daraus sähen sich ähnlich. Ein anderer Tag, ein anderer Ort oder andere Kleidung bringt mehr Abwechslung.',
  },
  'needs-clothes': {
    why: 'endet an den Schultern',
    text: 'Das Foto endet an den Schultern: Wir verwenden es mit Business-Kleidung. Mit mehr Platz um Sie herum ginge es auch in Ihrer eigenen.',
  },
};
