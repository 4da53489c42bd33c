import { BRAND } from '../../catalog/brand.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';
import type { OrderPageTexts } from './en.ts';

export const orderPage: OrderPageTexts = {
  title: 'Su pedido',
  heading: `Su pedido en ${BRAND.name}`,
  seller: {
    heading: 'A quién se lo ha comprado',
    phone: (phone) => `Teléfono: ${phone}`,
    vatId: (id) => `NIF-IVA o identificador de empresa: ${id}`,
    ofRecord: (provider, operator) =>
      `${provider} le ha vendido este pedido en nombre propio, como revendedor (merchant of record), e ingresa el IVA. Su nombre y dirección completos figuran en su factura. ${operator} hace y entrega los retratos.`,
  },
  bought: 'Qué ha comprado',
  facts: {
    number: 'Número de pedido',
    orderedOn: 'Pedido el',
    paidOn: 'Pagado el',
    package: 'Paquete',
    contents: 'Contenido',
    discount: 'Código de descuento',
    total: 'Total, IVA incluido',
    tax: 'Del cual IVA',
    payment: 'Pagado con',
    deliveredOn: 'Entregado el',
  },
  taxUnknown: {
    onInvoice: (provider) => `El precio incluye el IVA. La factura de ${provider} indica cuánto es.`,
    included: 'El precio incluye el IVA.',
  },
  openDocument: {
    invoice: (provider) => `Abrir la factura de ${provider}`,
    receipt: (provider) => `Abrir el recibo de ${provider}`,
  },
  state: 'Estado',
  states: {
    open: 'Sin pagar',
    waiting: 'Pagado, aún sin poner en marcha',
    'in-work': 'Pagado, estamos haciendo sus retratos',
    delivered: 'Entregado',
    erased: 'Terminado, todo está borrado',
    failed: 'No hemos podido hacer sus retratos',
    'refund-requested': 'Reembolso en curso',
    refunded: 'Reembolsado',
  },
  about: {
    open: 'No hemos recibido ningún pago de este pedido. Si acaba de pagar, vuelva a cargar esta página dentro de un minuto.',
    waiting: (day) =>
      `Suba sus selfis y pulse «Hacer mis retratos» cuando le venga bien, desde cualquier dispositivo. El pedido espera hasta el ${day}. Si para entonces no ha empezado, le devolvemos el dinero.`,
    'in-work': 'En cuanto estén listos, le enviaremos por correo el enlace a su galería.',
    delivered: (day) => `Su galería está abierta hasta el ${day}. Descargue lo que quiera conservar.`,
    erased: `Los selfis y los retratos están borrados, como muy tarde ${LIMIT_FIGURES.retentionDays} días después de la entrega. Solo queda este apunte, para la contabilidad.`,
    failed: 'Le devolvemos el precio completo sin que tenga que hacer nada y le escribimos al respecto.',
    'refund-requested': (amount) =>
      `Le devolvemos ${amount} por el mismo medio con el que pagó. Según su banco, puede tardar hasta diez días en aparecer.`,
    refunded: (amount, day) =>
      `El ${day} devolvimos ${amount} por el mismo medio con el que pagó. Según su banco, puede tardar hasta diez días en aparecer.`,
    refundedInParts: (amount, day) =>
      `Devolvimos ${amount} en varias partes por el mismo medio con el que pagó, la última el ${day}. Según su banco, puede tardar hasta diez días en aparecer.`,
  },
  refunds: {
    heading: 'Reembolsos',
    refundedOn: (day) => `Reembolsado el ${day}`,
    requested: 'Solicitado, aún sin confirmar',
    partial: 'Una parte del precio. Su pedido sigue como está.',
  },
  continue: 'Seguir con sus selfis',
  gallery: 'Abrir su galería',
  progress: 'Ver el progreso',
  print: 'Imprimir',
  links: {
    label: 'Más sobre este pedido',
    contact: (email) => `Escribir a ${email}`,
  },
  secret:
    'Esta página solo se abre con el enlace de sus correos. Quien lo tenga puede continuar el pedido y abrir la galería.',
  gone: {
    title: 'Pedido no encontrado',
    mark: 'Sin exponer',
    heading: 'En este enlace no hay ningún pedido.',
    text: 'Puede que esté incompleto o que este navegador aún no tenga la llave.',
    advice:
      'Abra otra vez el enlace del correo sobre su pedido: contiene la llave. Si no encuentra el correo, le enviamos el enlace de nuevo a la dirección con la que hizo el pedido.',
    find: 'Recibir el enlace otra vez',
    home: 'Ir a la página de inicio',
  },
};
