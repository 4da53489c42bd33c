import { LIMITS } from '../../catalog/limits.ts';
import { photoReviewErrors } from '../photo-review-errors/es.ts';
import type { PhotoReviewMailTexts } from './en.ts';

const hours = LIMITS.reviewLifetimeMs / 3_600_000;

export const photoReviewMail: PhotoReviewMailTexts = {
  subject: 'El resultado completo de su foto',
  headline: 'Su foto, analizada al detalle',
  picture: `La foto con las marcas está en una página propia. Borramos las dos ${hours} horas después de la revisión.`,
  open: 'Ver la foto marcada',
  why: 'Este correo no es publicidad. Lo recibe porque alguien indicó esta dirección para obtener el resultado de una revisión de foto. Si no fue usted, no tiene que hacer nada.',
  form: {
    heading: 'El resultado completo por correo',
    lead: `Cada medida con su límite y lo que conviene hacer, para guardarlo. Para ello la foto se envía a nuestro servidor, que la mide otra vez, se la muestra en una página con las marcas y la borra a las ${hours} horas.`,
    email: 'Correo electrónico',
    trap: 'Deje este campo vacío, por favor',
    send: 'Enviarme el resultado completo',
    sending: 'Enviando…',
    note: 'Un correo con este resultado y nada más. No le suscribe al boletín.',
    sentHeading: 'Va de camino.',
    sentText: 'El resultado completo está ahora también aquí arriba.',
    failed: {
      offline: 'Sin conexión. Inténtelo otra vez cuando vuelva a estar en línea.',
      server: 'Algo ha salido mal. Inténtelo otra vez, por favor.',
    },
    errors: photoReviewErrors,
  },
  page: {
    title: 'La revisión de su foto',
    lead: 'El resultado completo, como en nuestro correo.',
    expires: `Esta página y la foto se borran ${hours} horas después de la revisión.`,
    picture: 'La foto revisada',
    again: 'Revisar otra foto',
    gone: {
      title: 'Esta revisión no está aquí',
      text: `Borramos las revisiones y sus fotos a las ${hours} horas. Hasta entonces, solo el enlace de nuestro correo abre esta página, y todas las cifras quedan en el correo.`,
      linkedin: 'Revisar una foto para LinkedIn',
      cv: 'Revisar una foto para el CV',
    },
  },
};
