import type { SandboxCheckoutTexts } from './en.ts';

export const sandboxCheckout: SandboxCheckoutTexts = {
  title: 'Pasarela de pago de prueba',
  badge: 'Pago de prueba',
  notice: 'Esta es una pasarela de prueba. No se mueve dinero ni se pide ningún número de tarjeta.',
  order: 'Pedido',
  amount: 'Total, IVA incluido',
  headshots: (count) => (count === 1 ? '1 retrato' : `${count} retratos`),
  choose: 'Elija una tarjeta de prueba',
  success: { name: 'Tarjeta que funciona', note: 'El pago se confirma en unos segundos.' },
  declined: { name: 'Tarjeta rechazada', note: 'El banco la rechaza; puede volver a intentarlo.' },
  refunded: {
    name: 'Tarjeta cuyo pago se devuelve',
    note: (seconds) => `Primero funciona; a los ${seconds} segundos el banco devuelve el dinero.`,
  },
  leave: { name: 'Salir sin pagar', note: 'Como si el comprador hubiera cambiado de idea.' },
  paying: 'Conectando con el banco de prueba…',
  paid: 'Pagado. Enseguida continuamos…',
  declinedNow: 'La tarjeta ha sido rechazada. Elija otra o salga.',
  left: 'Ha salido sin pagar. Puede cerrar esta ventana.',
  offline: 'El banco de prueba no responde. Compruebe su conexión e inténtelo de nuevo.',
  alreadyPaid: 'Este pedido ya está pagado.',
  unknown: {
    heading: 'Este pago no está abierto.',
    text: 'Puede que el enlace esté incompleto, que el pedido esté cerrado o que haya estado abierto demasiado tiempo. Vuelva a sus selfis y empiece el pago de nuevo.',
  },
  noScript: 'La pasarela de prueba necesita JavaScript.',
};
