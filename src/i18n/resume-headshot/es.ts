import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumeHeadshotTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/es.ts';

export const resumeHeadshot = ({ photo, ...facts }: CatalogFacts): ResumeHeadshotTexts => ({
  title: 'Retrato profesional para LinkedIn y el currículum',
  description: `Un retrato hecho con sus selfis: tres encuadres, listo para LinkedIn a ${photo.linkedinPx}, para imprimir a ${photo.cvMm} y a tamaño completo. Vista previa gratis.`,
  heading: 'Un retrato, recortado para cada sitio.',
  lead: 'El perfil, la página del equipo, una charla, el currículum impreso: cada uno pide otro encuadre de la misma buena imagen. Los recibe todos, hechos con los selfis de su teléfono.',
  action: 'Empezar con sus selfis',
  price: `Primero, la vista previa gratis. Desde ${facts.prices.basic}, pago único.`,
  framings: {
    caption:
      'El mismo lugar a tres distancias. Cuál tendrán sus retratos depende de cuánto se vea en los selfis y de la ropa que lleve.',
    tight: 'cerrado',
    classic: 'clásico',
    wide: 'abierto',
  },
  crops: {
    heading: 'Tres encuadres',
    points: [
      {
        title: 'Cerrado',
        text: 'La cabeza y el cuello llenan la imagen. Pensado para lo pequeño: en una lista de resultados, la cara sigue siendo una cara.',
      },
      {
        title: 'Clásico',
        text: 'Cabeza y hombros; la cabeza ocupa cerca de la mitad de la altura. El de las candidaturas y casi todos los perfiles.',
      },
      {
        title: 'Abierto',
        text: 'Hasta el pecho, con el lugar a la vista. Para equipos, artículos y charlas.',
      },
    ],
  },
  sizes: {
    heading: 'Qué se descarga',
    lead: 'Cada retrato de su galería en cada uno de estos tamaños, encuadrado en torno a la cara, en JPEG. De uno en uno o todo junto en un ZIP.',
    caption: 'Tamaños para descargar',
    columns: { name: 'Descarga', size: 'Tamaño', use: 'Sirve para' },
    rows: {
      original: {
        name: 'Original',
        use: 'Webs, artículos, copias hasta tamaño postal. El tamaño mayor si el selfi tiene píxeles suficientes. Más pequeño si el selfi tiene poco detalle: una cara pequeña se amplía y se enfoca, por lo general al triple como mucho.',
      },
      'linkedin-800': {
        name: 'Perfil de LinkedIn',
        use: 'La cara en el centro, para que el círculo no corte nada.',
      },
      square: { name: 'Cuadrado', use: 'Teams, Slack, GitHub, webs de congresos.' },
      'cv-45x60': {
        name: 'Foto para el CV',
        use: 'Para imprimir o insertar; lleva escrita su resolución, así que entra al tamaño justo.',
      },
      'id-35x45': {
        name: 'Foto pequeña',
        use: 'Currículums en España, Francia, Italia o Polonia. No vale para documentos de identidad.',
      },
    },
  },
  made: {
    heading: 'Del selfi al retrato',
    points: [
      {
        title: 'Envía selfis',
        text: `Como mínimo ${facts.selfiesMin}; con ${facts.selfiesRecommended} o más, mejor. Distintos días, distinta ropa, luz de frente.`,
      },
      {
        title: 'Ve uno',
        text: `Con ${facts.previewAfterSelfies} selfis válidos se hace una vista previa, gratis y con marca de agua.`,
      },
      {
        title: 'Elige',
        text: `Un paquete de ${facts.headshots.basic}, ${facts.headshots.premium} o ${facts.headshots.ultimate} retratos y los estilos que le gusten.`,
      },
      {
        title: 'Recoge',
        text: `El enlace a su galería llega por correo. A los ${facts.retentionDays} días se borra todo, o antes si lo pide.`,
      },
    ],
  },
  changes: {
    heading: 'Qué cambia y qué no',
    points: [
      {
        title: 'Nuevo',
        text: 'El lugar que hay detrás, la luz que viene de él, el encuadre, los colores. También la lente: se corrige lo que la distancia del brazo le hace a la nariz. El brillo de la frente y las ojeras se suavizan. Y la prenda, en los retratos que llevan ropa nuestra.',
      },
      {
        title: 'Suyo, tal cual',
        text: 'La cara y su expresión, el pelo, el cuello, las gafas y, si la conserva, su ropa. Arrugas, pecas, cicatrices y barba se quedan; a nadie se le quitan años ni kilos ni se le aclara la piel.',
      },
    ],
  },
  faq: {
    heading: 'Preguntas sobre los retratos',
    entries: [
      {
        id: 'ropa',
        question: '¿Me pueden poner un traje?',
        answer:
          'Si la página de subida ofrece ropa y su selfi se presta, sí: recortado de una foto, ajustado a sus hombros y debajo de su propia cara, su pelo y su cuello. Hágase de todos modos dos o tres selfis con lo que llevaría al trabajo; nada sienta mejor que lo propio.',
      },
      {
        id: 'foto-real',
        question: '¿Sigue siendo una foto?',
        answer:
          'La persona está fotografiada, por usted. El lugar y la luz los pone el programa, y la ropa nuestra sale de otra imagen, así que es una composición, y el archivo lo dice en una marca que leen las máquinas.',
      },
      {
        id: 'la-misma',
        question: '¿Conviene usar la misma imagen en todas partes?',
        answer:
          'En lo profesional, sí. Su nombre aparece en un correo, en LinkedIn y en una acreditación; una sola cara los une. Guarde dos o tres más para artículos y charlas.',
      },
      {
        id: 'cuando-otra',
        question: '¿Cuándo toca hacer otra?',
        answer:
          'Cuando alguien que solo conoce la foto pasaría de largo al cruzarse con usted. Un peinado nuevo cuenta; un cargo nuevo, no.',
      },
    ],
  },
  related: {
    heading: 'Para seguir leyendo',
    links: [
      {
        page: 'examples',
        name: 'Todos los estilos',
        text: 'Todos los lugares ante los que puede aparecer.',
      },
      {
        page: 'linkedinPhotoReview',
        name: 'Revisar su foto actual de LinkedIn',
        text: 'Quizá ya sea lo bastante buena.',
      },
      {
        page: 'article',
        slug: articleSlugs.linkedinPhoto,
        name: 'Una foto de LinkedIn que funciona en pequeño',
        text: 'Lo que queda de una imagen del tamaño de una uña.',
      },
      {
        page: 'article',
        slug: articleSlugs.goodSelfies,
        name: 'Selfis que acaban en buenos retratos',
        text: 'Diez minutos junto a una ventana, paso a paso.',
      },
      {
        page: 'article',
        slug: articleSlugs.whatToWear,
        name: 'Qué ropa llevar en un retrato',
        text: 'Y qué se puede cambiar después.',
      },
    ],
  },
  end: {
    heading: 'La ventana es el estudio.',
    text: 'Póngase enfrente, el teléfono a la altura de los ojos, y dispare diez veces.',
  },
});
