import type { CatalogFacts } from '../catalog-facts.ts';
import type { CheckoutPageTexts } from './en.ts';

export const checkoutPage = (facts: CatalogFacts): CheckoutPageTexts => ({
  title: 'Finalizar la compra',
  description: `Su código de descuento para retratos y el camino hasta el pago: primero los selfis, luego la vista previa gratis y un solo pago desde ${facts.prices.basic}.`,
  heading: 'Su código y el camino hasta sus retratos.',
  lead: 'Se paga en la página de subida, cuando sus selfis han pasado la comprobación y ha visto la vista previa.',
  code: {
    heading: `${facts.welcome.percent}\u00a0% de descuento en su pedido`,
    text: 'Elija un paquete aquí abajo y el código se rellenará solo, o cópielo e introdúzcalo usted.',
    copy: 'Copiar el código',
    copied: 'El código se ha copiado.',
    notCopied: 'El navegador no permitió copiar. Seleccione el código y cópielo a mano, por favor.',
  },
  packages: {
    heading: 'Elija su paquete',
    lead: 'Precios con el código. Puede cambiar de paquete hasta que pague.',
  },
  before: 'en lugar de',
  choose: { basic: 'Seguir con Basic', premium: 'Seguir con Premium', ultimate: 'Seguir con Ultimate' },
  steps: {
    heading: 'Qué pasa después',
    list: [
      `Añade ${facts.selfiesMin} selfis o más; cada uno se comprueba al momento.`,
      'Ve la vista previa gratuita y elige sus estilos.',
      'Paga en la ventana del proveedor de pagos. El enlace a su galería llega por correo.',
    ],
  },
  refund: `Devolución del dinero hasta ${facts.refundDays} días después de la entrega.`,
});
