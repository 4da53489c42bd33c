import type { CatalogFacts } from '../catalog-facts.ts';
import type { LinkedinPhotoReviewTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/es.ts';
import { photoReview } from '../photo-review/es.ts';

export const linkedinPhotoReview = ({ photo, ...facts }: CatalogFacts): LinkedinPhotoReviewTexts => ({
  title: 'Revise gratis su foto de LinkedIn',
  description:
    'Vea al momento si el formato, el peso y los píxeles de su foto de LinkedIn son correctos, qué corta el círculo y si revela un lugar. Sin subir nada.',
  heading: '¿Da la talla su foto de LinkedIn?',
  lead: 'Elíjala y vea al momento qué hará LinkedIn con el archivo y qué queda de la foto en pequeño.',
  widget: photoReview({ photo, ...facts }),
  today: {
    title: 'Qué hace hoy esta página',
    text: 'Mide el archivo: formato, peso, píxeles, proporción, lugar oculto. No valora la cara, la luz ni el fondo, y no da puntuación. Una revisión que sí lo haga llegará a esta página; mientras tanto, la lista de más abajo le ayuda a juzgar por su cuenta.',
  },
  limits: {
    heading: 'Qué acepta LinkedIn',
    caption: 'Límites de LinkedIn para la foto de perfil',
    columns: { what: 'Qué', value: 'Valor' },
    rows: [
      { what: 'Formatos', value: 'JPEG, PNG' },
      { what: 'Peso', value: photo.linkedinMax },
      { what: 'La más pequeña', value: photo.linkedinMinPx },
      { what: 'La más grande', value: photo.linkedinMaxPx },
      { what: 'Se muestra', value: '1:1, en círculo' },
      { what: 'La que entregamos', value: photo.linkedinPx },
    ],
  },
  judge: {
    heading: 'Lo que solo puede juzgar el ojo',
    points: [
      {
        title: 'El tamaño de la cabeza',
        text: 'Cabeza y hombros, en unos tres quintos de la imagen. En el círculo de un comentario, un cuerpo entero es una cerilla.',
      },
      {
        title: 'Los ojos',
        text: 'En el tercio superior, visibles y mirando a la cámara. En las valoraciones, las gafas de sol restaban simpatía; el pelo o los reflejos delante, impresión de competencia e influencia.',
      },
      {
        title: 'La luz',
        text: 'Que se reconozcan las dos mitades de la cara y ninguna zona quede totalmente blanca. Póngase ante una ventana y gire hasta dar con la luz.',
      },
      {
        title: 'Aire alrededor',
        text: 'Deje un poco sobre el pelo y junto a las orejas. El círculo se lleva las esquinas y lo que haya en ellas.',
      },
    ],
  },
  study: {
    heading: 'Lo que halló un estudio',
    lead: 'Photofeeler analizó en 2015 más de 60.000 valoraciones de 800 fotos de perfil. Son correlaciones entre sus propios usuarios: tómelas como pistas.',
    points: [
      {
        title: 'Una sonrisa que enseña los dientes',
        text: 'Es lo que más simpatía suma y da, además, cierta impresión de competencia.',
      },
      { title: 'Ropa formal', text: 'Eleva la competencia y la influencia percibidas más que nada.' },
      { title: 'El fondo', text: 'Dentro o fuera, liso o no: ningún efecto medible.' },
    ],
  },
  faq: {
    heading: 'Preguntas sobre la revisión',
    entries: [
      {
        id: 'subida',
        question: '¿Adónde va mi foto?',
        answer:
          'A ninguna parte. Su navegador lee el archivo y hace las cuentas. Elija una foto, corte después la conexión y elija otra: funciona igual.',
      },
      {
        id: 'borrosa-en-linkedin',
        question: '¿Por qué se ve borrosa en LinkedIn si aquí es nítida?',
        answer: `LinkedIn guarda sus propias copias comprimidas. En un cuadrado de ${photo.linkedinPx} o algo más es donde menos hay que cambiar; uno más pequeño hay que ampliarlo.`,
      },
      {
        id: 'precio',
        question: '¿Cuánto cuesta la revisión?',
        answer: 'Nada, y tampoco le pide su correo.',
      },
    ],
  },
  related: {
    heading: 'Para seguir leyendo',
    links: [
      {
        page: 'resumeHeadshot',
        name: 'Un retrato para LinkedIn',
        text: 'Hecho con selfis y entregado en cuadrado.',
      },
      {
        page: 'resumePhotoCropper',
        name: 'Recortar una foto a medida',
        text: 'El cuadrado y los tamaños de CV habituales, a escala.',
      },
      {
        page: 'resumePhotoReview',
        name: 'Revisar una foto para el CV',
        text: 'Según el país al que se presenta.',
      },
      {
        page: 'article',
        slug: articleSlugs.linkedinPhoto,
        name: 'Una foto de LinkedIn que funciona en pequeño',
        text: 'Cómo elegir entre las que tiene.',
      },
    ],
  },
  end: {
    heading: '¿Toca una mejor?',
    text: `${facts.selfiesMin} selfis, una vista previa gratis y retratos desde ${facts.prices.basic}.`,
    action: 'Hacer un retrato para LinkedIn',
  },
});
