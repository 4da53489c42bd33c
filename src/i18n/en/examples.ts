import { ofEachStyle } from '../of-each-style.ts';
import { styles } from './styles.ts';

/** Words around the example pictures. */
export const examples = {
  compare: 'Compare selfie and headshot',
  selfie: 'Selfie',
  selfieAlt: 'Selfie of a computer-generated person',
  headshotAlt: ofEachStyle((style) => `Headshot of the same person in the style ${styles[style].name}`),
  note: 'Computer-generated person',
};

export type ExamplesTexts = typeof examples;
