import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { NEWSLETTER_MODAL_PRODUCT } from '../../catalog/overlays.ts';
import { PACKAGES } from '../../catalog/packages.ts';
import { PRODUCTS } from '../../catalog/products.ts';
import { newsletterErrors } from '../newsletter-errors/es.ts';
import { currencyOf, formatPrice } from '../price.ts';
import type { NewsletterOverlaysTexts } from './en.ts';

const discount = `${WELCOME_DISCOUNT.percent}\u00a0%`;
const { headshotCount } = PACKAGES[PRODUCTS[NEWSLETTER_MODAL_PRODUCT].packageId];
const currency = currencyOf('es');
const price = formatPrice(PRODUCTS[NEWSLETTER_MODAL_PRODUCT].priceCents[currency], currency, 'es');

export const newsletterOverlays: NewsletterOverlaysTexts = {
  close: 'Cerrar',
  form: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    trap: 'Deje este campo vacío',
    sending: 'Enviando…',
  },
  consent: {
    before:
      'Al enviar este formulario acepta que le enviemos consejos y ofertas por correo y que guardemos constancia de ello. El descuento es nuestro agradecimiento. Puede darse de baja cuando quiera con un enlace que va en cada boletín. Más información en la ',
    privacy: 'política de privacidad',
    after: '.',
  },
  exitIntent: {
    heading: `Antes de irse: un ${discount} de descuento en sus retratos`,
    lead: 'Suscríbase a nuestro boletín y verá su código al momento. Vale para todos los paquetes, una vez por persona.',
    action: `Quiero el ${discount}`,
  },
  lifeImpact: {
    heading: 'Su foto llega antes que usted.',
    text: 'La misma persona, la misma cara. Cambian la luz, el fondo y el encuadre, que es lo primero que se ve en un currículum o en LinkedIn.',
    textWithClothes:
      'La misma persona, la misma cara. Cambian la luz, el fondo, el encuadre y, si usted quiere, la ropa, que es lo primero que se ve en un currículum o en LinkedIn.',
    action: 'Quiero mis retratos',
  },
  newsletter: {
    heading: `${headshotCount} retratos por ${price}`,
    lead: `Suscríbase a nuestro boletín y el paquete Basic será suyo por ${price}, una vez por persona. El pedido se abre justo después.`,
    action: 'Suscribirse y pedir',
    signedUp: 'Gracias. El pedido se abre enseguida.',
  },
  welcome: {
    heading: `¡Le damos la bienvenida con un ${discount}!`,
    lead: 'Suscríbase a nuestro boletín y verá su código al momento. Vale para todos los paquetes, una vez por persona.',
    action: 'Ver mi código',
  },
  success: {
    heading: '¡Gracias, {name}!',
    confirm: `Le hemos enviado un correo a {email}. Confirme su suscripción con el enlace que contiene en un plazo de ${LIMITS.subscriptionConfirmHours} horas; después le enviaremos el código también por correo.`,
    use: `No hace falta que espere. Este es su código para un ${discount} de descuento:`,
    copy: 'Copiar el código',
    copied: 'El código se ha copiado.',
    notCopied: 'El navegador no ha permitido copiarlo. Seleccione el código y cópielo a mano.',
    action: 'Quiero mi retrato',
    close: 'Cerrar',
  },
  errors: {
    ...newsletterErrors,
    failed: 'Algo ha fallado. Inténtelo de nuevo.',
    newsletterRequired:
      'Para recibir el descuento hay que suscribirse al boletín, y la suscripción no se ha completado. Inténtelo de nuevo.',
  },
};
