import { LIMITS } from '../../catalog/limits.ts';
import type { ShootsErrorsTexts } from './en.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';

export const shootsErrors: ShootsErrorsTexts = {
  'shoot-not-found': `Ya no encontramos sus selfis. Se borran a las ${LIMIT_FIGURES.draftHours} horas; empiece de nuevo, por favor.`,
  'shoot-closed': 'Esta sesión ya está pagada y en marcha, así que no se puede cambiar.',
  'shoot-in-progress': 'Estamos haciendo sus retratos. Podrá borrarlo todo en cuanto estén listos.',
  'selfie-not-found': 'Este selfi ya no está.',
  'selfies-in-check': 'Todavía estamos comprobando sus selfis. Inténtelo de nuevo en un momento, por favor.',
  'selfies-too-many': `Ya hay ${LIMITS.selfiesMax} selfis, y no podemos aceptar más. Quite uno para añadir otro.`,
  'upload-too-large': `Este archivo ocupa más de ${LIMIT_FIGURES.uploadMaxMegabytes}\u00a0MB. Elija uno más pequeño, por favor.`,
  'uploads-too-many': 'Aún se están subiendo otros selfis. Este se enviará en cuanto terminen.',
  'storage-full':
    'Ahora mismo no nos queda espacio para más selfis. Los suyos se quedan en este navegador y se enviarán después; no se pierde nada.',
  'package-unknown': 'Elija uno de nuestros paquetes, por favor.',
  'package-missing': 'Elija un paquete, por favor.',
  'package-already-paid': 'Ya ha pagado otro paquete. Continúe con ese, por favor.',
  'styles-missing': 'Elija un estilo, por favor.',
  'style-unknown': 'No tenemos ese estilo. Elija otro, por favor.',
  'style-repeated': 'Ha elegido un estilo dos veces. Cada estilo cuenta una vez.',
  'styles-too-many':
    'Son más estilos de los que incluye este paquete. Quite alguno o elija un paquete mayor.',
  'clothes-unknown': 'No reconocemos esta selección de ropa. Elija de nuevo.',
  'clothes-missing': 'Elija al menos una prenda u otro tipo de ropa.',
  'clothes-not-offered': 'Ya no ofrecemos una de estas prendas. Elija de nuevo.',
  'clothes-repeated': 'Ha elegido dos veces una prenda del mismo color. Cada una cuenta una vez.',
  'clothes-too-many': `Son más de ${LIMITS.garmentsMax} prendas. Quite alguna.`,
  'first-name-too-short': `Introduzca su nombre (al menos ${LIMITS.nameMinLength} caracteres)`,
  'email-missing': 'Introduzca su dirección de correo electrónico',
  'email-invalid': 'Introduzca una dirección de correo electrónico válida',
  'consents-missing': 'Marque las tres casillas, por favor; sin ellas no podemos empezar.',
  'too-few-selfies': `Necesitamos al menos ${LIMITS.selfiesMin} selfis válidos. Añada alguno más, por favor.`,
  'too-few-selfies-for-preview':
    'Para una vista previa gratuita hace falta un selfi válido. Añada uno, por favor.',
  'previews-spent': `Ya ha usado las ${LIMITS.previewsPerDraft} vistas previas gratuitas de esta sesión. Las que ha visto siguen aquí; las demás llegan con su pedido, más grandes y sin marca de agua.`,
  'previews-paused':
    'En la última hora se han hecho muchas vistas previas gratuitas desde su conexión a internet. Las que ha visto siguen aquí; inténtelo de nuevo un poco más tarde, por favor.',
  'not-paid': 'Esta sesión aún no está pagada. Haga primero el pedido, por favor.',
  'preview-not-found': 'La vista previa aún no está lista.',
  'picture-not-found': 'Esta imagen no existe.',
};
