import type { PackagesTexts } from './en.ts';

export const packages: PackagesTexts = {
  names: { basic: 'Basic', premium: 'Premium', ultimate: 'Ultimate' },
  headshots: (count) => `${count} retratos`,
  styles: (count) => (count === 1 ? '1 estilo a elegir' : `${count} estilos a elegir`),
  delivery: (minutes) =>
    minutes >= 60 ? `listos en unas ${minutes / 60} horas` : `listos en unos ${minutes} minutos`,
  support: (businessDays) =>
    businessDays === 1
      ? 'el soporte responde en 1 día laborable'
      : `el soporte responde en ${businessDays} días laborables`,
  commercialRights: 'derechos de uso comercial incluidos',
  buy: 'Comprar ahora, los selfis después',
  oncePaid: 'pago único, sin suscripción',
  inclVat: 'IVA incluido',
  refund: (days) => `reembolso hasta ${days} días después de la entrega`,
};
