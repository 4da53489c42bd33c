import { ofEachStyle } from '../of-each-style.ts';
import { styles } from '../styles/en.ts';

/** Words around the example pictures. */
export const examples = {
  compare: 'Compare selfie and headshot',
  selfie: 'Selfie',
  selfieAlt: 'Selfie of a computer-generated person',
  headshotAlt: ofEachStyle((style) => `Headshot of the same person in the “${styles[style].name}” style`),
  note: 'Computer-generated person',
  /** Of one who wears clothes of ours. */
  noteDressed: 'Computer-generated person and clothes',
};

export type ExamplesTexts = typeof examples;
