import type { PurchaseFormTexts } from './en.ts';

export const purchaseForm: PurchaseFormTexts = {
  package: 'Paquete',
  email: 'Correo electrónico',
  emailHint: 'Ahí enviamos la confirmación y el enlace a su pedido.',
  code: 'Código de descuento',
  codeHint: 'Si tiene uno.',
  total: 'Total, IVA incluido',
  asking: 'Comprobando el pago…',
  paid: 'Pagado. Un momento…',
  noScript:
    'Para pagar hace falta JavaScript. Actívelo en su navegador y vuelva a cargar la página, por favor.',
  declined: 'El pago ha sido rechazado. No se ha cobrado nada; inténtelo de nuevo o use otra tarjeta.',
  closed:
    'Se ha cerrado la ventana de pago. Si ya había pagado, recibirá la confirmación por correo; no tiene que pagar de nuevo.',
  failed: {
    offline: 'Sin conexión. No se ha cobrado nada; inténtelo de nuevo cuando vuelva a tenerla.',
    server: 'Algo ha fallado. No se ha cobrado nada; inténtelo de nuevo, por favor.',
  },
  button: (price) => `Pedido con obligación de pago · ${price}`,
  instead: (price) => `en lugar de ${price}`,
  terms: {
    before: 'A su pedido se aplican nuestras ',
    terms: 'condiciones del servicio',
    readAlso: '. Lea también la información sobre el ',
    withdrawal: 'derecho de desistimiento',
    and: ' y la ',
    privacy: 'política de privacidad',
    after: '.',
  },
  later: (min, months) =>
    `Después de pagar añade al menos ${min} selfis, elige estilos y da sus consentimientos. No hacemos nada hasta que pulse el botón, y su pedido espera hasta ${months} meses.`,
};
