import type { ExamplesTexts } from './en.ts';
import { mapStyles } from '../map-styles.ts';
import { styles } from '../styles/de.ts';

export const examples: ExamplesTexts = {
  compare: 'Selfie und Bewerbungsfoto vergleichen',
  selfie: 'Selfie',
  selfieAlt: 'Selfie einer computergenerierten Person',
  headshotAlt: mapStyles((style) => `Bewerbungsfoto derselben Person im Stil „${styles[style].name}“`),
  note: 'Computergenerierte Person',
  noteDressed: 'Person und Kleidung computergeneriert',
};
