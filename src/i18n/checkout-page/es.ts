import type { CatalogFacts } from '../catalog-facts.ts';
import type { CheckoutPageTexts } from './en.ts';

export const checkoutPage = (facts: CatalogFacts): CheckoutPageTexts => ({
  title: 'Finalizar la compra',
  description: `Compre sus retratos ahora y añada los selfis después, en cualquier dispositivo, desde ${facts.prices.basic}. Aquí está también su código de descuento.`,
  heading: 'Compre ahora, los selfis después.',
  lead: 'Solo necesita una dirección de correo. Su pedido espera a sus selfis, en este dispositivo o en otro.',
  first: {
    text: '¿Prefiere verse antes? La vista previa es gratis.',
    action: 'Empezar con los selfis',
  },
  order: 'Su pedido',
  code: {
    heading: `${facts.welcome.percent}\u00a0% de descuento en su pedido`,
    text: 'Copie el código e introdúzcalo arriba. Cada persona puede usarlo una vez.',
    copy: 'Copiar el código',
    copied: 'El código se ha copiado.',
    notCopied: 'El navegador no permitió copiar. Seleccione el código y cópielo a mano, por favor.',
  },
  steps: {
    heading: 'Qué pasa después',
    list: [
      'Paga en la ventana del proveedor de pagos. La confirmación, con el enlace a su pedido, llega por correo.',
      `Añade ${facts.selfiesMin} selfis o más; cada uno se comprueba al momento. Elige sus estilos y ve una vista previa gratuita.`,
      'Pulsa «Hacer mis retratos». El enlace a su galería llega por correo.',
    ],
  },
  refund: `Devolución del dinero hasta ${facts.refundDays} días después de la entrega, y en cualquier momento antes de empezar.`,
});
