import type { ExamplesTexts } from './en.ts';
import { ofEachStyle } from '../of-each-style.ts';
import { styles } from '../styles/de.ts';

export const examples: ExamplesTexts = {
  compare: 'Selfie und Bewerbungsfoto vergleichen',
  selfie: 'Selfie',
  selfieAlt: 'Selfie einer computergenerierten Person',
  headshotAlt: ofEachStyle((style) => `Bewerbungsfoto derselben Person im Stil „${styles[style].name}“`),
  note: 'Computergenerierte Person',
  noteDressed: 'Person und Kleidung computergeneriert',
};
