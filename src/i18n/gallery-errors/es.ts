import { LIMITS } from '../../catalog/limits.ts';
import type { GalleryErrorsTexts } from './en.ts';

export const galleryErrors: GalleryErrorsTexts = {
  gone: 'En este enlace no hay nada que ver. Puede que esté incompleto, que se haya retirado o que haya caducado.',
  'numbers-unknown': 'Uno de los retratos elegidos no está en esta galería. Vuelva a cargar la página.',
  'shares-too-many': `Esta galería ya tiene ${LIMITS.sharesMax} enlaces. Retire uno que ya no necesite y cree después el nuevo.`,
  'rating-invalid': 'Elija de una a cinco estrellas, por favor.',
  'comment-too-long': 'El comentario es demasiado largo. El máximo son 2.000 caracteres.',
  'remake-impossible': 'Este retrato no se puede repetir.',
  'garment-unknown': 'Ya no ofrecemos esta ropa. Vuelva a cargar la página y elija otra.',
  'clothes-unchanged': 'El retrato ya muestra esta ropa. Elija otra.',
  'remake-under-way':
    'Este retrato ya se está repitiendo, o hay una versión nueva que espera su elección. Vuelva a cargar la página.',
  'remakes-used-up': `Ya ha usado las ${LIMITS.remakesPerShoot} repeticiones gratuitas de esta galería.`,
  'remake-decided': 'Ya ha elegido entre estas dos versiones. Vuelva a cargar la página.',
  'confirmation-missing': 'Confirme que quiere borrarlo todo, por favor.',
};
