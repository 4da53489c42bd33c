import type { StylesTexts } from './en.ts';

export const styles: StylesTexts = {
  academic: {
    name: 'Akademisch',
    sentence: 'Buchrücken, Eichenholz und Lampenlicht: für Hochschule und Forschung.',
  },
  casual: { name: 'Leger', sentence: 'Tageslicht und ein Alltagsraum: für Teams ohne Krawattenzwang.' },
  corporate: {
    name: 'Business',
    sentence: 'Kühles Bürolicht und ruhiger Hintergrund: für die klassische Bewerbung.',
  },
  creative: { name: 'Kreativ', sentence: 'Farbe und Kontrast: für Mappe, Studio und Bühne.' },
  greenery: { name: 'Im Grünen', sentence: 'Weiches Laub in der Unschärfe: frisch und naturnah.' },
  realEstate: {
    name: 'Immobilien',
    sentence: 'Helle Architektur im Rücken: für Maklerinnen, Makler und Beratung.',
  },
  warm: { name: 'Warm', sentence: 'Späte Sonne und erdige Töne: für die Arbeit mit Menschen.' },
};
