import type { ReceiptTexts } from './en.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';

export const receipt: ReceiptTexts = {
  title: 'Justificante de borrado',
  heading: 'Justificante de borrado',
  lead: 'Todo lo que aparece aquí se ha borrado y no se puede recuperar.',
  number: 'Justificante de la sesión',
  erasedAt: 'Borrado el',
  reason: 'Motivo',
  reasons: {
    expired: `Terminó el plazo de conservación de ${LIMIT_FIGURES.retentionDays} días.`,
    owner: 'Lo pidió la persona titular.',
    operator: 'Lo borró nuestro equipo de atención al cliente.',
    'draft-abandoned': 'El borrador nunca se pagó.',
    refunded: 'El pedido se reembolsó.',
  },
  erased: 'Qué se ha borrado',
  kinds: {
    selfies: 'Selfis',
    headshots: 'Retratos',
    previews: 'Vistas previas',
    shares: 'Enlaces públicos',
    ratings: 'Valoraciones',
    mails: 'Correos que teníamos guardados',
    uploads: 'Subidas sin terminar',
    files: 'Archivos en total',
    bytes: 'Cantidad de datos',
    rows: 'Entradas de la base de datos',
  },
  stays: 'Solo queda el apunte contable del pedido, sin ninguna imagen, como exige la ley.',
  signature: 'Firma',
  signatureNote:
    'La dirección de esta página contiene la firma. La página solo se abre si los datos de arriba son exactamente los que firmamos.',
  print: 'Imprimir',
  save: 'Guardar como texto',
  fileName: 'justificante-de-borrado',
  home: 'Ir a la página de inicio',
};
