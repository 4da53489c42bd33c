import { LIMITS } from '../../catalog/limits.ts';
import type { PhotoReviewErrorsTexts } from './en.ts';

const megabytes = LIMITS.reviewMaxBytes / (1024 * 1024);

export const photoReviewErrors: PhotoReviewErrorsTexts = {
  'photo-too-large': `Esta foto pesa más de ${megabytes} MB.`,
  'photo-unreadable': 'Esta foto no se puede leer: está dañada o no es una imagen JPEG, PNG ni WebP.',
  'photo-too-many-pixels': 'Esta foto tiene demasiados píxeles. Use una copia más pequeña, por favor.',
  'photo-not-reduced': `Esta foto es demasiado grande para enviarla y su navegador no puede reducirla. Use una copia de hasta ${megabytes} MB, por favor.`,
  'photo-not-converted':
    'Su navegador no puede convertir esta foto. Guárdela como JPEG y elija ese archivo, por favor.',
  'no-face': 'No encontramos ninguna cara en esta foto.',
  busy: 'Ahora mismo se están analizando muchas fotos. Inténtelo otra vez dentro de unos segundos, por favor.',
  'email-missing': 'Introduzca su dirección de correo electrónico',
  'email-invalid': 'Introduzca una dirección de correo electrónico válida',
};
