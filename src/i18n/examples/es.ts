import type { ExamplesTexts } from './en.ts';
import { mapStyles } from '../map-styles.ts';
import { styles } from '../styles/es.ts';

export const examples: ExamplesTexts = {
  compare: 'Comparar el selfi y el retrato',
  selfie: 'Selfi',
  selfieAlt: 'Selfi de una persona generada por ordenador',
  headshotAlt: mapStyles((style) => `Retrato de la misma persona en el estilo «${styles[style].name}»`),
  note: 'Persona generada por ordenador',
  noteDressed: 'Persona y ropa generadas por ordenador',
};
