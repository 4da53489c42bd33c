import type { CatalogFacts } from '../catalog-facts.ts';
import type { LinkedinPhotoReviewTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/es.ts';
import { photoReview } from '../photo-review/es.ts';

export const linkedinPhotoReview = ({ photo, ...facts }: CatalogFacts): LinkedinPhotoReviewTexts => ({
  title: 'Revise gratis su foto de LinkedIn',
  description:
    'Puntos para su foto de LinkedIn, en el propio navegador: luz, fondo, expresión, encuadre, archivo. Vea en la imagen qué resta puntos y cómo arreglarlo.',
  heading: '¿Da la talla su foto de LinkedIn?',
  lead: 'Elíjala y vea cuántos puntos saca, dónde los pierde y qué ayuda. La analiza su propio navegador.',
  widget: photoReview({ photo, ...facts }),
  today: {
    title: 'De dónde salen los puntos',
    text: 'Seis categorías, 26 medidas, cada una con un límite que usted puede leer. Las fórmulas de las zonas quemadas, el tono de la piel, el fondo y los ojos son las de la norma ISO/IEC 29794-5; los límites y los pesos son nuestra opinión, comprobada con personas cuyas fotos no los fijaron. Un fallo grave baja la nota, como le pasaría a cualquiera que la mire. Medimos geometría y luz, y no adivinamos quién es usted.',
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
    heading: 'Qué hace buena una foto',
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
          'A ninguna parte, salvo que quiera el resultado completo por correo o un retrato hecho con ella. Entonces va a nuestro servidor y se borra al cabo de un día. Si su navegador no puede medirla, puede hacerlo nuestro servidor, pero solo si usted lo acepta y sin guardar la foto para ello. Todo lo demás ocurre en su navegador: carga lo necesario una vez y después funciona también sin conexión.',
      },
      {
        id: 'borrosa-en-linkedin',
        question: '¿Por qué se ve borrosa en LinkedIn si aquí es nítida?',
        answer: `LinkedIn guarda sus propias copias comprimidas. En un cuadrado de ${photo.linkedinPx} o algo más es donde menos hay que cambiar; uno más pequeño hay que ampliarlo.`,
      },
      {
        id: 'precio',
        question: '¿Cuánto cuesta la revisión?',
        answer: 'Nada. Solo hace falta un correo si quiere que le enviemos el resultado completo.',
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
        text: 'El cuadrado y los tamaños de CV, según su cara.',
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
