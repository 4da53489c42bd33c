import type { RequestErrorsTexts } from './en.ts';

export const requestErrors: RequestErrorsTexts = {
  'body-invalid': 'No hemos podido leer la solicitud. Vuelva a cargar la página e inténtelo de nuevo.',
  'body-too-large': 'La solicitud es demasiado grande.',
  'cross-site': 'La solicitud venía de otro sitio y se ha rechazado.',
  'too-many-requests': 'Demasiado rápido. Espere un momento e inténtelo de nuevo.',
  unavailable:
    'Nuestro servidor necesita un respiro. Inténtelo de nuevo en un momento; no se pierde nada de lo que ha escrito.',
};
