import type { CatalogFacts } from '../catalog-facts.ts';
import type { FindGalleryTexts } from './en.ts';
import { newsletterErrors } from '../newsletter-errors/es.ts';

export const findGallery = (facts: CatalogFacts): FindGalleryTexts => ({
  title: 'Su galería o su pedido',
  description: `Vuelva a sus retratos: enviamos el enlace de su galería, o de un pedido pagado y aún sin empezar, a la dirección con la que hizo el pedido.`,
  heading: 'Su galería o su pedido',
  lead: 'Ha pagado y quiere subir sus selfis, o sus retratos ya están listos: en ambos casos le enviamos un enlace. Si no lo encuentra, se lo enviamos otra vez.',
  form: {
    label: 'Recibir el enlace otra vez',
    email: 'Correo electrónico de su pedido',
    trap: 'Deje este campo vacío',
    send: 'Enviar el enlace',
    sending: 'Enviando…',
    sentHeading: 'Revise su buzón, por favor.',
    sentText:
      'Si hay una galería o un pedido pagado con esta dirección, el correo con el enlace va en camino. Aquí no decimos si lo hay: eso no le incumbe a nadie más.',
    sentNothing: `¿No ha llegado nada al cabo de unos minutos? Mire también en la carpeta de correo no deseado o pruebe con las otras direcciones que usa. ${facts.retentionDays} días después de la entrega se borra la galería y, con ella, su dirección; entonces ya no encontramos nada con ella.`,
    failed: {
      offline: 'Sin conexión. Inténtelo de nuevo cuando vuelva a estar en línea.',
      server: 'Algo ha fallado. Inténtelo de nuevo.',
    },
    noScript: `Este formulario necesita JavaScript. Actívelo en su navegador o escriba a ${facts.contactEmail}.`,
    errors: {
      'email-missing': newsletterErrors['email-missing'],
      'email-invalid': newsletterErrors['email-invalid'],
    },
  },
  points: [
    {
      title: 'Sin contraseña',
      text: 'El enlace es la llave. Quien lo tenga puede ver, compartir y borrar los retratos; por eso no lo enviamos a ninguna otra dirección.',
    },
    {
      title: `Disponible ${facts.retentionDays} días`,
      text: 'Después se borran los selfis y los retratos, y usted recibe un justificante. Descargue antes lo que quiera conservar.',
    },
    {
      title: '¿Ha pagado, pero aún no hay selfis?',
      text: `Entonces el correo contiene el enlace para seguir, desde cualquier dispositivo. Un pedido pagado espera ${facts.waitingDays} días; si no lo empieza, le devolvemos el dinero.`,
    },
    {
      title: '¿Todavía en preparación?',
      text: 'El correo con el enlace llega en cuanto el último retrato está listo. No se pierde nada por haber cerrado la página.',
    },
  ],
  more: { heading: '¿Aún no tiene retratos?', create: 'Crear sus retratos', examples: 'Ver ejemplos' },
});
