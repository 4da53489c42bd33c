import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumePhotoReviewTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/es.ts';
import { photoReview } from '../photo-review/es.ts';

export const resumePhotoReview = ({ photo, ...facts }: CatalogFacts): ResumePhotoReviewTexts => ({
  title: 'Revise gratis la foto de su CV según el país',
  description: `¿Quieren foto donde se presenta, qué tamaño se usa y qué tal es la suya? Puntos para luz, encuadre y archivo, en su navegador. ${photo.countryCount} países.`,
  heading: '¿Sirve esta foto para su currículum?',
  lead: 'Depende primero del país, después de la foto y después del archivo. Aquí están las tres respuestas, y la foto la analiza su propio navegador.',
  widget: photoReview({ photo, ...facts }),
  today: {
    title: 'De dónde salen los puntos',
    text: 'La nota de conjunto valora la foto: seis categorías, 26 medidas, cada una con un límite que usted puede leer. La puntuación ATS solo valora el archivo y las costumbres del país; no se consultó ningún sistema de selección. Medimos geometría y luz, y no adivinamos quién es usted.',
  },
  rubric: {
    heading: 'Qué hacen con ella los sistemas de selección',
    lead: 'Ninguno pone nota a su foto. Extraen texto y lo archivan. La foto solo cuenta por lo que le hace al archivo, y eso es lo que medimos.',
    caption: 'Peso de una foto dentro del CV',
    columns: { weight: 'La foto pesa', meaning: 'Qué significa' },
    rows: [
      {
        weight: `hasta ${photo.goodWeight}`,
        meaning: 'Nadie lo nota. Basta para imprimir con nitidez en los tamaños habituales.',
      },
      { weight: `hasta ${photo.fairWeight}`, meaning: 'Bien en casi todos los casos.' },
      {
        weight: `hasta ${photo.poorWeight}`,
        meaning: `Se lleva buena parte de los ${photo.applicationMax} que las guías alemanas conceden a toda la candidatura.`,
      },
      {
        weight: `más de ${photo.poorWeight}`,
        meaning: `Con los títulos se llega pronto a ${photo.parserMax}, donde un sistema muy usado deja de leer.`,
      },
    ],
  },
  place: {
    heading: 'Si la pone',
    points: [
      {
        title: 'En el cuerpo del texto',
        text: 'Ni en el encabezado, ni en un cuadro de texto, ni detrás de las letras. Es lo primero que los programas se saltan.',
      },
      {
        title: 'Como imagen junto al texto',
        text: 'Nunca guarde la página entera como imagen: los programas ya no podrían leer nada en ella.',
      },
      {
        title: 'Recortada antes, no después',
        text: 'Word conserva lo que se recorta, con su peso. Recorte primero el archivo y luego insértelo.',
      },
    ],
  },
  faq: {
    heading: 'Preguntas sobre la revisión',
    entries: [
      {
        id: 'no-se-sube',
        question: '¿Se sube mi foto?',
        answer:
          'Para la revisión, no: su propio navegador abre y mide el archivo, y lo olvida cuando usted cierra la página. Solo si quiere el resultado completo por correo, o un retrato hecho con la foto, esta va a nuestro servidor y allí se borra al cabo de un día. Si su navegador no puede medirla, puede hacerlo nuestro servidor, pero solo si usted lo acepta y sin guardar la foto para ello.',
      },
      {
        id: 'fuentes',
        question: '¿Qué seguridad tienen los datos de los países?',
        answer: `La suficiente para publicar ${photo.countryCount}; donde las fuentes se contradicen, se dice. Los países sin fuente sólida no están. Lo que pida una oferta vale más que cualquier tabla.`,
      },
      {
        id: 'ppp',
        question: '¿Por qué píxeles, si la medida va en milímetros?',
        answer: `Porque en el archivo solo hay píxeles. ${photo.cvMm} impresos a ${photo.dpi} ppp necesitan ${photo.cvPx}; con menos, la impresión pierde nitidez.`,
      },
      {
        id: 'quitar-lugar',
        question: '¿Cómo quito el lugar de una foto?',
        answer:
          'En Windows, en las propiedades del archivo, en Detalles; en un Mac, en Vista Previa o Fotos; en el teléfono, en las opciones al compartir.',
      },
    ],
  },
  related: {
    heading: 'Para seguir leyendo',
    links: [
      {
        page: 'cvPhoto',
        name: 'Todos los países en una tabla',
        text: 'Con los tamaños que se usan, en milímetros y píxeles.',
      },
      {
        page: 'resumePhotoCropper',
        name: 'Recortar a la medida',
        text: 'En su navegador, exacto en milímetros, píxeles y KB.',
      },
      {
        page: 'linkedinPhotoReview',
        name: 'Revisar una foto de LinkedIn',
        text: 'Con los límites que pone LinkedIn.',
      },
      {
        page: 'article',
        slug: articleSlugs.trackingSystems,
        name: 'Qué hacen los sistemas de selección con su foto',
        text: 'Y qué no hacen.',
      },
    ],
  },
  end: {
    heading: '¿Aún no es la foto que busca?',
    text: `Haga con ${facts.selfiesMin} selfis una que encaje en cualquier tamaño. Desde ${facts.prices.basic}, con vista previa gratis.`,
    action: 'Hacer una foto de currículum',
  },
});
