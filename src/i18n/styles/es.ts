import type { StylesTexts } from './en.ts';

export const styles: StylesTexts = {
  academic: {
    name: 'Académico',
    sentence: 'Lomos de libros, roble y luz de lámpara, para universidad e investigación.',
  },
  casual: { name: 'Informal', sentence: 'Luz de día y un espacio cotidiano, para equipos sin corbata.' },
  corporate: {
    name: 'Corporativo',
    sentence: 'Luz fría de oficina y fondo sereno, para candidaturas clásicas.',
  },
  creative: { name: 'Creativo', sentence: 'Color y contraste, para portafolios, estudios y escenarios.' },
  greenery: { name: 'Naturaleza', sentence: 'Hojas suaves y desenfocadas: un fondo fresco y natural.' },
  realEstate: {
    name: 'Inmobiliario',
    sentence: 'Arquitectura luminosa al fondo, para agentes y asesores.',
  },
  warm: { name: 'Cálido', sentence: 'Sol de tarde y tonos tierra, para quien trabaja con personas.' },
};
