import type { CatalogFacts } from '../catalog-facts.ts';
import type { WhiteLabelTexts } from './en.ts';

export const whiteLabel = (facts: CatalogFacts): WhiteLabelTexts => ({
  title: 'Retratos de marca blanca, con su propio nombre',
  description: `Retratos profesionales con su nombre, alojados por nosotros en ${facts.hostingCountry} o en su servidor, con código abierto. Presupuesto en ${facts.quoteHours} horas.`,
  heading: 'Retratos con su nombre.',
  lead: 'Usted ayuda a la gente a encontrar trabajo. Dele también la imagen: el servicio completo con su nombre, sus colores y su dominio, para consultoras de recursos humanos, orientadores profesionales y agencias.',
  action: 'Pedir presupuesto',
  promise: `Precio a consultar, respuesta en ${facts.quoteHours} horas.`,
  plates: {
    caption: 'Tres veces el mismo servicio. Solo cambia el nombre.',
    names: ['Su nombre', 'Su agencia', 'su.estudio'],
    addresses: ['fotos.su-nombre.example', 'retratos.su-agencia.example', 'su.estudio.example'],
  },
  get: {
    heading: 'Qué recibe',
    lead: 'Todo lo que aquí ve un visitante, convertido en suyo.',
    points: [
      {
        title: 'Su nombre en todas partes',
        text: 'El nombre, el logotipo, la dirección de contacto y los enlaces se indican en un solo lugar. Las páginas, los correos y las galerías los llevan en vez de los nuestros.',
      },
      {
        title: 'Sus colores y su letra',
        text: 'Los colores, tipos de letra y tamaños están en listas cortas, para las páginas y para los correos, en claro y en oscuro.',
      },
      {
        title: 'Su dominio',
        text: 'Quien le visita se queda en su dirección, y los enlaces de los correos empiezan por ella.',
      },
      {
        title: 'Sus paquetes',
        text: 'Cuántos retratos, cuántos estilos y a qué precio: lo que pone en su tarifa lo decide usted.',
      },
      {
        title: 'Tres idiomas',
        text: 'Español, inglés y alemán desde el primer día, escritos a propósito en cada idioma y no traducidos con un botón.',
      },
      {
        title: 'Sin ataduras',
        text: 'El software es de código abierto. Si algún día quiere pasar de nuestros servidores a los suyos, aquí nada le retiene.',
      },
    ],
  },
  ways: {
    heading: 'Dos maneras de hacerlo',
    own: {
      title: 'En su servidor',
      price: 'Gratis, AGPL-3.0 o posterior',
      points: [
        'En un servidor propio: 4 GB de memoria, sin tarjeta gráfica y sin clave de ningún servicio de IA ajeno',
        'Una sola orden pone en marcha el servidor web, la base de datos y el motor de imágenes',
        'Las fotos de sus clientes no salen nunca de su máquina',
        'Cambie lo que quiera. Quien use su versión por la red podrá pedir su código fuente',
      ],
      action: 'Ver el código fuente',
    },
    hosted: {
      title: 'Lo llevamos nosotros',
      price: `Precio a consultar, respuesta en ${facts.quoteHours} horas`,
      points: [
        `En servidores situados en ${facts.hostingCountry}, con su dominio`,
        'Instalamos, actualizamos, hacemos copias de seguridad y vigilamos',
        'Con un contrato de encargo de tratamiento según el art. 28 del RGPD',
        'El presupuesto depende de cuántos retratos prevea; basta con una cifra aproximada',
      ],
    },
  },
  how: {
    heading: 'Cómo funciona',
    points: [
      {
        title: 'Nos cuenta su idea',
        text: 'A quién asesora, cuántos retratos prevé y qué debe llevar su nombre. Bastan unas frases.',
      },
      {
        title: 'Le respondemos con una oferta',
        text: `En ${facts.quoteHours} horas, con un precio y, si hace falta, con preguntas.`,
      },
      {
        title: 'Lo preparamos juntos',
        text: 'Nombre, colores, dominio, paquetes y textos legales. Usted lo ve todo antes que nadie.',
      },
      {
        title: 'Sus clientes se sirven solos',
        text: `Suben ${facts.selfiesMin} selfis o más, ven una vista previa gratuita y reciben la galería por correo. Usted no tiene que hacer nada en cada sesión.`,
      },
    ],
  },
  data: {
    heading: 'La protección de datos, resuelta de antemano',
    lead: 'Con fotos de caras no caben vaguedades.',
    points: [
      {
        title: 'Contrato de encargo',
        text: 'Si lo alojamos nosotros, usted es el responsable y nosotros el encargado del tratamiento, con el contrato que exige el art. 28 del RGPD y la lista de quienes intervienen.',
      },
      {
        title: 'Hechos en un solo lugar',
        text: 'Los retratos se hacen en los mismos servidores del servicio. Ninguna foto se envía a un proveedor de IA ni se usa para entrenar nada.',
      },
      {
        title: `Borrado a los ${facts.retentionDays} días`,
        text: 'Selfis, retratos y todas las copias, o antes si se pulsa un botón. Cada cliente recibe un justificante de borrado firmado.',
      },
      {
        title: 'Comparación solo con consentimiento',
        text: 'Para que cada imagen muestre a la persona correcta. La casilla va aparte y no está marcada de antemano; la descripción de la cara se descarta enseguida.',
      },
      {
        title: 'No se juzga a nadie',
        text: 'El software no calcula edad, sexo, origen ni emociones, y no clasifica a candidatos. En Alemania ninguna empresa puede exigir una foto, y aquí nada dice lo contrario.',
      },
      {
        title: 'Marcados como hechos con IA',
        text: 'Cada retrato lleva una marca legible por máquina. Usted y sus clientes pueden decir abiertamente cómo se hizo.',
      },
    ],
  },
  faq: {
    heading: 'Preguntas de colaboradores',
    entries: [
      {
        id: 'price',
        question: '¿Cuánto cuesta?',
        answer: `En su servidor, solo lo que cueste el servidor. Alojado por nosotros, el precio depende de cuántos retratos prevea; pida un presupuesto y lo tendrá en ${facts.quoteHours} horas.`,
      },
      {
        id: 'sell',
        question: '¿Puedo cobrar a mis clientes?',
        answer:
          'Sí, de las dos maneras. Usted pone los precios, o bien incluye los retratos en su asesoría y no cobra nada aparte.',
      },
      {
        id: 'speed',
        question: '¿Cuánto tardan los retratos?',
        answer: `Con nosotros, unos ${facts.minutes.premium} minutos en los paquetes grandes y unas ${facts.minutes.basic / 60} horas en el pequeño; si llegan muchos a la vez, los grandes pueden tardar hasta ${facts.underLoadMinutes} minutos. En un servidor propio depende del servidor.`,
      },
      {
        id: 'people',
        question: '¿Las imágenes muestran de verdad a mis clientes?',
        answer:
          'Sí. La cara es la de sus selfis y no se sustituye; son nuevos el fondo, la luz, el encuadre, los colores y la ropa de quien no conserva la suya. Antes de la entrega se mide el parecido de cada retrato.',
      },
      {
        id: 'team',
        question: 'Solo quiero retratos para mi propio equipo.',
        answer: `Entonces no necesita una marca blanca. A partir de ${facts.teamMinHeadshots} retratos hay ofertas para equipos; las encontrará en la página de precios.`,
      },
      {
        id: 'licence',
        question: '¿Qué me exige la AGPL?',
        answer:
          'Si usa el software tal cual: que deje el enlace a su código fuente. Si lo modifica: que ofrezca el código de su versión a quienes la usen. Sus textos, su logotipo y las imágenes de sus clientes son suyos y lo seguirán siendo.',
      },
    ],
  },
  request: {
    heading: 'Pedir presupuesto',
    lead: `Cuéntenos qué tiene en mente. Le responde una persona, en ${facts.quoteHours} horas.`,
    mail: 'O sencillamente por correo:',
    address: facts.contactEmail,
  },
});
