import type { CatalogFacts } from '../catalog-facts.ts';
import type { AdLandingTexts } from './en.ts';

export const adLanding = (facts: CatalogFacts): AdLandingTexts => ({
  openings: {
    original: {
      title: 'Retratos profesionales a partir de sus selfis',
      description: `Unos cuantos selfis se convierten en retratos profesionales con su propia cara, para el currículum y LinkedIn. Vista previa gratis, desde ${facts.prices.basic}, sin cuenta.`,
      heading: 'El selfi es el suyo. La luz es nueva.',
      lead: 'Unas cuantas fotos informales se convierten en retratos profesionales para su currículum y LinkedIn. Con su propia cara y un fondo de aspecto profesional.',
    },
    'direct-response': {
      title: `${facts.headshots.basic} retratos por ${facts.prices.basic}, con vista previa gratis`,
      description: `${facts.headshots.basic} retratos profesionales por ${facts.prices.basic}, hechos con sus selfis. Vea uno gratis y decida después. Tiene ${facts.refundDays} días para pedir la devolución del precio.`,
      heading: `${facts.headshots.basic} retratos por ${facts.prices.basic}. El primero lo ve gratis.`,
      lead: `Suba ${facts.selfiesMin} selfis, vea su primer retrato y decida después. Sin cuenta, sin suscripción, sin cita previa.`,
    },
    'emotional-story': {
      title: 'La foto que faltaba',
      description:
        'La candidatura está lista y solo falta la foto. Cómo unos selfis del teléfono se convierten en el retrato que necesita, con su propia cara.',
      heading: 'Todo está listo, menos la foto.',
      lead: 'Seguro que le suena. Aquí acaba de otra manera. La foto es voluntaria; si la pone, que sea una que le guste.',
    },
  },
  action: 'Empezar con sus selfis',
  price: `Primero, la vista previa gratis. Desde ${facts.prices.basic}, pago único.`,
  pair: {
    selfie: 'su selfi',
    headshot: 'su retrato',
    caption: 'Dibujado, no fotografiado: la silueta es su sitio.',
  },
  facts: {
    heading: 'Toda la oferta',
    rows: [
      {
        label: 'Usted envía',
        value: `${facts.selfiesMin} selfis; mejor ${facts.selfiesRecommended} o más`,
      },
      {
        label: 'Primero ve',
        value: `un retrato, gratis y con marca de agua, con ${facts.previewAfterSelfies} selfis válidos`,
      },
      {
        label: 'Recibe',
        value: `${facts.headshots.basic}, ${facts.headshots.premium} o ${facts.headshots.ultimate} retratos`,
      },
      {
        label: 'Paga',
        value: `${facts.prices.basic}, ${facts.prices.premium} o ${facts.prices.ultimate}, una sola vez, IVA incluido`,
      },
      {
        label: 'Espera',
        value: `unas ${facts.minutes.basic / 60} horas con Basic, unos ${facts.minutes.premium} minutos con Premium y Ultimate, ${facts.underLoadMinutes} si llegan muchos a la vez`,
      },
      {
        label: 'Si no le convencen',
        value: `el precio completo de vuelta, hasta ${facts.refundDays} días después de la entrega`,
      },
      { label: 'Después', value: `todo se borra a los ${facts.retentionDays} días` },
    ],
  },
  story: [
    {
      title: 'La candidatura está lista.',
      text: 'La carta dice lo que quería decir y los títulos están en orden. Solo queda un pequeño rectángulo vacío en la página.',
    },
    {
      title: 'Repasa las fotos del teléfono.',
      text: 'La playa. Un cumpleaños. Medio brazo de otra persona. Algunas de esas fotos le gustan, pero en ninguna está en el trabajo.',
    },
    {
      title: 'Y lo deja para otro día.',
      text: 'Un estudio pide cita y una mañana libre, y usted quiere que sea un buen día. El archivo sigue en el escritorio y todavía se llama borrador.',
    },
    {
      title: 'O aprovecha lo que ya tiene.',
      text: `Bastan ${facts.selfiesMin} de esas fotos. Su cara ya está en ellas. Lo que falta es luz, calma y un fondo, y eso es lo que ponemos nosotros.`,
    },
  ],
  how: {
    heading: 'Tres pasos',
    points: [
      {
        title: 'Suba sus selfis',
        text: `${facts.selfiesMin} como mínimo. Cada uno se comprueba al momento y, si alguno no sirve, le decimos por qué y cómo arreglarlo.`,
      },
      {
        title: 'Vea uno gratis',
        text: 'Su primer retrato en el estilo que prefiera, antes de decidir nada.',
      },
      {
        title: 'Recoja los demás',
        text: 'Elija un paquete, pague una sola vez y recibirá por correo el enlace a su galería.',
      },
    ],
  },
  styles: {
    heading: `${facts.styleCount} estilos`,
    lead: 'Están vacíos a propósito: solo falta usted.',
  },
  prices: {
    heading: 'Precios',
    lead: `Un solo pago, después de la vista previa o ya mismo. Tiene ${facts.refundDays} días desde la entrega para pedir la devolución del precio completo.`,
    choose: { basic: 'Empezar con Basic', premium: 'Empezar con Premium', ultimate: 'Empezar con Ultimate' },
  },
  promises: {
    heading: 'Lo que no cambia',
    points: [
      {
        title: 'Su cara',
        text: 'Es la de sus selfis y nunca se inventa. También el pelo y el cuello y, si conserva la suya, la ropa.',
      },
      {
        title: 'Sus fotos',
        text: `Sirven para sus retratos y para nada más. A los ${facts.retentionDays} días se borra todo, o antes si usted lo pide.`,
      },
      {
        title: 'Su decisión',
        text: `Puede mirar antes de pagar. Y si los retratos no le convencen, tiene ${facts.refundDays} días desde la entrega para pedir la devolución del precio completo.`,
      },
    ],
  },
  faq: {
    heading: 'Antes de empezar',
    entries: [
      {
        id: 'me',
        question: '¿Seguiré siendo yo?',
        answer:
          'Sí. Son nuevos el fondo, la luz, el encuadre, los colores y, si no conserva la suya, la ropa; la cara es la de sus selfis. Antes de la entrega se mide el parecido de cada retrato, y el que no se le parece lo suficiente no se entrega.',
      },
      {
        id: 'pay',
        question: '¿Tengo que pagar para ver algo?',
        answer:
          'No. La vista previa es gratuita y no necesita cuenta. Es más pequeña que los retratos terminados y lleva una marca de agua.',
      },
      {
        id: 'refund',
        question: '¿Y si no me gustan?',
        answer: `Puede pedir la devolución del precio completo hasta ${facts.refundDays} días después de la entrega. No hace falta que dé ningún motivo.`,
      },
      {
        id: 'photos',
        question: '¿Qué pasa con mis fotos?',
        answer: `Se quedan en nuestros servidores en ${facts.hostingCountry}, no se usan para entrenar nada y no se ceden a nadie. ${facts.retentionDays} días después de la entrega se borran junto con los retratos; un borrador que no se pagó, a las ${facts.draftHours} horas.`,
      },
      {
        id: 'ai',
        question: '¿Se nota que ha intervenido la IA?',
        answer:
          'Cada retrato lleva una marca legible por máquina que lo dice, y algunas plataformas la muestran como etiqueta. No ocultamos cómo se hacen las imágenes. Para pasaportes, documentos de identidad y visados no están permitidas.',
      },
    ],
  },
  end: {
    heading: `¿Tiene ${facts.selfiesMin} selfis en el teléfono?`,
    text: 'Entonces puede ver su primer retrato en unos minutos.',
  },
});
