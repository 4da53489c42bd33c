import type { OrderLinksMailTexts } from './en.ts';

export const orderLinksMail: OrderLinksMailTexts = {
  subject: (count) => (count === 1 ? 'El enlace de su pedido' : 'Los enlaces de sus pedidos'),
  preview: 'Justificante, estado y reembolsos de lo que ha comprado.',
  headline: (count) => (count === 1 ? 'Aquí está su pedido' : 'Aquí están sus pedidos'),
  intro:
    'Lo ha solicitado en nuestro sitio web. La página de un pedido es su justificante y muestra cómo van sus retratos y qué se ha reembolsado.',
  order: (packageName, day) => `${packageName}, pagado el ${day}`,
  secret: 'No reenvíe este correo, por favor: quien tenga sus enlaces puede abrir sus pedidos.',
};
