import type { CatalogFacts } from '../catalog-facts.ts';
import type { PricingTexts } from './en.ts';

export const pricing = (facts: CatalogFacts): PricingTexts => ({
  title: 'Precios',
  description: `Retratos profesionales desde ${facts.prices.basic}: ${facts.headshots.basic}, ${facts.headshots.premium} o ${facts.headshots.ultimate} imágenes, un solo pago, vista previa gratis y reembolso hasta ${facts.refundDays} días después de la entrega.`,
  heading: 'Un precio por paquete.',
  lead: 'Paga una sola vez: después de la vista previa gratuita, o ya mismo si prefiere añadir los selfis más tarde. El IVA está incluido y no hay suscripción.',
  choose: {
    basic: 'Empezar con Basic',
    premium: 'Empezar con Premium',
    ultimate: 'Empezar con Ultimate',
  },
  table: {
    heading: 'Uno al lado del otro',
    label: 'Comparación de los paquetes',
    what: 'Lo que recibe',
    price: 'Precio, IVA incluido',
    headshots: 'Retratos',
    each: 'Precio por retrato',
    styles: 'Estilos a su elección',
    ready: 'Entrega habitual, aproximada',
    minutes: 'minutos',
    hours: 'horas',
    support: 'Soporte',
    within: 'en',
    businessDay: { one: 'día laborable', many: 'días laborables' },
    supportMail: 'por correo',
    rights: 'Derechos comerciales',
    yes: 'sí',
    no: 'no',
    load: `Si hay muchos pedidos a la vez, una entrega de minutos puede tardar hasta ${facts.underLoadMinutes}.`,
  },
  included: {
    heading: 'En todos los paquetes',
    list: [
      'Vista previa gratuita, antes de pagar si lo desea, en tantos estilos como quiera',
      `Cada retrato en tamaño original, en cuadrado, para LinkedIn (${facts.photo.linkedinPx}) y para el currículum (${facts.photo.cvMm} o ${facts.photo.smallMm})`,
      'De un retrato a otro se alternan los selfis, todos los lugares de sus estilos, hasta tres encuadres y, si quiere, las prendas',
      'Parecido medido, con el consentimiento que necesitamos antes de empezar; el retrato que no supera la prueba no se entrega: se sustituye',
      `Su propia ropa o, si la página de subida la ofrece, americana, camisa o prenda de punto; ${facts.remakes} retratos repetidos con otra ropa`,
      `Galería durante ${facts.retentionDays} días; después se borra todo, o antes si pulsa un botón`,
      `Devolución del dinero hasta ${facts.refundDays} días después de la entrega`,
    ],
  },
  team: {
    heading: `Para equipos: ${facts.teamMinHeadshots} retratos o más`,
    lead: `Todo un equipo con un mismo estilo, o retratos para un evento: díganos cuántos retratos necesita. Recibirá un presupuesto en ${facts.quoteHours} horas.`,
  },
  whiteLabel: {
    heading: 'Con su propio nombre',
    text: `Orientadores profesionales, consultoras de recursos humanos y agencias pueden ofrecer ${facts.brand} como servicio propio.`,
    action: 'Marca blanca',
  },
  faq: {
    heading: 'Sobre el pago',
    entries: [
      {
        id: 'when-do-i-pay',
        question: '¿Cuándo pago?',
        answer: `Usted decide. Si sube primero los selfis, paga cuando al menos ${facts.selfiesMin} han pasado la comprobación y ha visto su vista previa. O compra primero, solo con su correo: su pedido espera ${facts.waitingMonths} meses a sus selfis, no hacemos ningún retrato hasta que nos lo pida y, si no lo pide nunca, recupera su dinero. La ventana de pago es del proveedor; nosotros nunca vemos su tarjeta.`,
      },
      {
        id: 'codes',
        question: 'Tengo un código de descuento. ¿Dónde lo pongo?',
        answer: `En la página de subida, debajo de los paquetes, o en el formulario de la compra, antes de pagar. Cada persona puede usar un código una vez. Quien se suscribe al boletín paga un ${facts.welcome.percent}\u00a0% menos con ${facts.welcome.code}.`,
      },
      {
        id: 'refund',
        question: '¿Cómo recupero mi dinero?',
        answer: `Escríbanos en cualquier momento hasta ${facts.refundDays} días después de la entrega, con el número de pedido de su correo. Si una sesión falla, o nunca pone en marcha un pedido pagado, le devolvemos el dinero automáticamente.`,
      },
      {
        id: 'clothes',
        question: '¿La ropa se paga aparte?',
        answer: `No. Si la página de subida ofrece ropa, está incluida en todos los paquetes, y también ${facts.remakes} retratos repetidos después con otra. Si se queda con la suya, el precio es el mismo.`,
      },
      {
        id: 'upgrade',
        question: '¿Puedo elegir más tarde un paquete mayor?',
        answer:
          'Sí, como un pedido nuevo: vuelva a subir sus selfis, los mismos u otros, y elija el paquete mayor.',
      },
      {
        id: 'support',
        question: '¿Cuánto tardan en ayudarme?',
        answer: `Un correo recibe una primera respuesta en ${facts.supportHours} horas, con cualquier paquete. Si para contestar tenemos que revisar su pedido, vale el plazo que figura en su paquete; Basic no tiene un plazo fijo.`,
      },
    ],
  },
  refundPolicy: 'La política de reembolsos completa',
});
