import { LIMITS } from '../../catalog/limits.ts';
import type { MailsTexts } from './en.ts';
import { photoFigures } from '../photo-figures.ts';

const { cvMm, smallMm } = photoFigures('es');

export const mails: MailsTexts = {
  greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
  footer: {
    why: 'Recibe este correo por su pedido. No es publicidad.',
    contact: (email) => `¿Alguna pregunta? Escríbanos a ${email}.`,
  },
  orderConfirmation: {
    subject: (headshots) => `Su pedido: ${headshots} retratos profesionales`,
    preview: (price) => `Gracias. Hemos recibido ${price} y ya hemos empezado.`,
    headline: 'Gracias por su pedido',
    intro:
      'Hemos recibido su pago y ya estamos preparando sus retratos. En cuanto estén listos le enviaremos el enlace a su galería; mientras tanto puede cerrar la página.',
    facts: {
      order: 'Número de pedido',
      package: 'Paquete',
      contents: 'Contenido',
      discount: 'Código de descuento',
      price: 'Precio, IVA incluido',
      tax: 'Del cual IVA',
      paidOn: 'Pagado el',
      payment: 'Pagado con',
    },
    waiting: {
      headline: (packageName) => `Pagado: ${packageName}. Ahora, sus selfis.`,
      preview: (price) => `Gracias. Hemos recibido ${price}. El siguiente paso es subir sus selfis.`,
      intro:
        'Gracias por su pedido. Hemos recibido su pago. Sus retratos se hacen a partir de sus selfis: súbalos cuando le venga bien, desde cualquier dispositivo.',
      button: 'Seguir con mis selfis',
      until: (day) =>
        `No hay prisa: su pedido espera hasta el ${day}. Si para entonces no ha empezado, le devolvemos el dinero.`,
      withdrawal: `Mientras no haya empezado, el dinero vuelve automáticamente si desiste en los ${LIMITS.refundWindowDays} días siguientes al pago con el formulario de abajo.`,
      retention: (days) =>
        `Los selfis que suba se borran a los ${days} días si para entonces no ha empezado. Una vez entregados los retratos, borramos todo ${days} días después, o antes si lo pide desde la galería.`,
    },
    orderPage: 'La página de su pedido: justificante, estado y reembolsos',
    secret: 'No reenvíe este correo, por favor: quien tenga sus enlaces puede abrir su pedido.',
    attached:
      'Adjuntamos a este correo nuestras condiciones del servicio y nuestra política de reembolsos, con la información sobre el desistimiento y el modelo de formulario, tal como se aplican a este pedido. Guárdelas, por favor.',
    contents: (headshots, styles) =>
      `${headshots} retratos en ${styles === 1 ? '1 estilo' : `${styles} estilos`}`,
    withdrawalTitle: 'Su derecho de desistimiento',
    withdrawalConsent: (moment) =>
      `El ${moment} nos pidió expresamente que empezáramos a hacer sus retratos antes de que terminara el plazo de desistimiento de ${LIMITS.withdrawalPeriodDays} días, y reconoció que pierde su derecho legal de desistimiento una vez ejecutado por completo el contrato. Guarde este correo como confirmación.`,
    withdrawalWithoutConsent: `Puede desistir de este contrato en un plazo de ${LIMITS.withdrawalPeriodDays} días sin dar motivos; basta con enviarnos un correo.`,
    refundPromise: (days, email) =>
      `Aparte de eso, si los retratos no le convencen, puede pedir que le devolvamos el dinero hasta ${days} días después de la entrega: ${email}.`,
    retention: (days) =>
      `Borramos sus selfis y sus retratos ${days} días después de la entrega, o antes si lo pide desde la galería.`,
  },
  startConfirmation: {
    subject: (headshots) => `Ya estamos con sus ${headshots} retratos`,
    headline: 'Ya hemos empezado',
    intro:
      'Estamos haciendo sus retratos. En cuanto estén listos le enviaremos el enlace a su galería; mientras tanto puede cerrar la página.',
  },
  galleryReady: {
    subject: 'Sus retratos profesionales están listos',
    preview: (day) => `Abra su galería. Los retratos estarán disponibles hasta el ${day}.`,
    headline: 'Sus retratos están listos',
    intro: (headshots) => `Le esperan ${headshots} retratos terminados.`,
    button: 'Abrir la galería',
    facts: { pictures: 'Retratos', until: 'Disponibles hasta' },
    secret: 'Este enlace es solo suyo. Quien lo tenga puede ver, compartir y borrar sus retratos.',
    downloadTitle: 'Para conservarlos',
    download: `Descargue retratos sueltos o todos juntos en un archivo ZIP: en tamaño original, para LinkedIn, cuadrados o de ${cvMm} y ${smallMm} para un currículum impreso.`,
    deleteTitle: 'Para borrarlos',
    delete: (day) =>
      `El ${day} lo borramos todo: selfis, retratos y copias. También puede hacerlo antes: «Borrarlo todo», al final de la galería. Recibirá un justificante firmado.`,
    linkFallback: 'Si el botón no funciona, abra esta dirección:',
  },
  refund: {
    subject: {
      'shoot-failed': 'No hemos podido hacer sus retratos: le devolvemos el dinero',
      'likeness-withdrawn': 'Sin su consentimiento no hay retratos: le devolvemos el dinero',
      'draft-erased': 'Su pago llegó demasiado tarde: le devolvemos el dinero',
      'late-payment': 'Su pago llegó demasiado tarde: le devolvemos el dinero',
      'wrong-amount': 'Su pago no coincidía con el precio: se lo devolvemos',
      'taken-back': 'Su pago ha sido devuelto',
      'refund-first': 'Su pago ha sido devuelto: no se ha encargado nada con él',
      duplicate: 'Ha pagado dos veces: le devolvemos un pago',
      customer: 'Le devolvemos el dinero',
      operator: 'Le devolvemos el dinero',
      'wrong-product': 'Su pago no coincidía con el pedido: se lo devolvemos',
      'offer-used': 'Este descuento ya se había usado: le devolvemos el dinero',
      'never-started': 'Nunca empezó sus retratos: le devolvemos el dinero',
      withdrawal: 'Su desistimiento: le devolvemos el dinero',
    },
    headline: {
      'shoot-failed': 'Lo sentimos, no ha salido bien',
      'likeness-withdrawn': 'Sin su consentimiento no hay retratos',
      'draft-erased': 'Su pago llegó demasiado tarde',
      'late-payment': 'Su pago llegó demasiado tarde',
      'wrong-amount': 'El importe no era correcto',
      'taken-back': 'Su pago ha sido devuelto',
      'refund-first': 'Su pago ha sido devuelto',
      duplicate: 'Ha pagado dos veces',
      customer: 'Su reembolso está en camino',
      operator: 'Su reembolso está en camino',
      'wrong-product': 'El pago no coincidía',
      'offer-used': 'Este descuento ya se había usado',
      'never-started': 'Ha pasado un año',
      withdrawal: 'Ha desistido de su pedido',
    },
    intro: {
      'shoot-failed':
        'No hemos conseguido terminar sus retratos, aunque lo hemos intentado varias veces. Es culpa nuestra, no suya. Le devolvemos el precio completo; no tiene que hacer nada.',
      'likeness-withdrawn':
        'Retiró su consentimiento para comparar las caras mientras se tramitaba su pago. Sin él no podemos asegurar que cada imagen le muestre a usted, así que no hemos comparado nada más ni hemos hecho ningún retrato. Le devolvemos el precio completo; no tiene que hacer nada. Si a pesar de todo quiere sus retratos, vuelva a empezar con sus selfis.',
      'draft-erased':
        'Su pago llegó cuando el borrador al que correspondía ya estaba borrado, así que no quedaba nada con lo que hacer sus retratos. Le devolvemos el importe íntegro; no tiene que hacer nada. Si todavía quiere sus retratos, vuelva a empezar con sus selfis.',
      'late-payment':
        'Su pago llegó cuando la sesión a la que correspondía ya había terminado, por lo que no corresponde a ningún encargo. Le devolvemos el importe íntegro; no tiene que hacer nada.',
      'wrong-amount':
        'Hemos recibido un pago por su pedido, pero no con el importe o la moneda acordados. Se lo devolvemos por completo. Con él todavía no se ha encargado nada; mientras se conserve su borrador puede volver a pagar, al precio correcto.',
      'taken-back':
        'Se le ha devuelto el pago de este pedido: lo ha hecho su banco, el proveedor de pagos o nosotros. Sin él, el pedido queda cancelado: no se hacen más retratos, la galería está cerrada, y los selfis y los retratos se borran un día después. Si no lo esperaba, escríbanos o haga un pedido nuevo.',
      'refund-first':
        'Cuando tuvimos noticia de su pago, su banco o el proveedor de pagos ya se lo había devuelto. Con él no se ha encargado nada ni se ha hecho ningún retrato. Si no era su intención, puede volver a pagar mientras se conserve su borrador; si lo era, no tiene que hacer nada.',
      duplicate:
        'Hemos recibido dos pagos por los mismos retratos. Conservamos el primero y le devolvemos el segundo; sus retratos no cambian.',
      customer: 'Como nos pidió, le devolvemos el precio completo.',
      operator: 'Le devolvemos el precio completo de su pedido.',
      'wrong-product':
        'Recibimos un pago para su pedido, pero el proveedor de pagos indicó un producto distinto del que pidió. Le devolvemos todo el importe. El pedido aún no se ha realizado; puede volver a pagar.',
      'offer-used':
        'Cada persona puede usar este descuento una vez, y usted ya lo había usado en otro pedido. Le devolvemos todo el importe; no tiene que hacer nada. Si quiere, puede volver a pedir al precio normal.',
      'never-started':
        'Hace un año pagó unos retratos y nunca los empezó. No nos quedamos con dinero a cambio de nada: le devolvemos el precio completo y no tiene que hacer nada. Si todavía quiere sus retratos, haga un nuevo pedido.',
      withdrawal:
        'Ha desistido de su pedido antes de que se hiciera ningún retrato. Le devolvemos el precio completo; no tiene que hacer nada.',
    },
    partial: {
      subject: 'Le devolvemos una parte del dinero',
      headline: 'Un reembolso parcial está en camino',
      intro: 'Le devolvemos una parte de lo que pagó. Su pedido sigue igual y conserva sus retratos.',
    },
    facts: { order: 'Número de pedido', amount: 'Reembolso' },
    when: 'El importe vuelve por el mismo medio con el que pagó. Según su banco, puede tardar hasta diez días.',
  },
  deletionReceipt: {
    subject: 'Justificante: sus fotos se han borrado',
    preview: 'Ya no queda nada. Aquí consta qué se borró y cuándo.',
    headline: 'Todo está borrado',
    intro: {
      expired: 'El plazo de su galería ha terminado y, como prometimos, la hemos borrado.',
      owner: 'Como nos pidió, hemos borrado su galería.',
      operator: 'Nuestro equipo de atención al cliente ha borrado sus fotos y sus retratos.',
      'draft-abandoned': 'No continuó con su borrador, así que lo hemos borrado.',
      refunded: 'Tras el reembolso hemos borrado sus fotos y sus retratos.',
    },
    facts: { erasedAt: 'Borrado el', signature: 'Firma' },
    button: 'Comprobar el justificante',
    kept: 'Solo queda el apunte contable de su pedido, sin nombre, sin dirección y sin imágenes. Este es el último correo; su dirección también se ha borrado.',
  },
};
