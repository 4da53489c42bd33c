import { mapStyles } from '../map-styles.ts';
import { styles } from '../styles/en.ts';

/** Texts around the example pictures. */
export const examples = {
  compare: 'Compare selfie and headshot',
  selfie: 'Selfie',
  selfieAlt: 'Selfie of a computer-generated person',
  headshotAlt: mapStyles((style) => `Headshot of the same person in the “${styles[style].name}” style`),
  note: 'Computer-generated person',
  /** The note when the person also wears clothes from our wardrobe. */
  noteDressed: 'Computer-generated person and clothes',
};

export type ExamplesTexts = typeof examples;
