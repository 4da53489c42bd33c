import { PRINT_DPI } from '../../catalog/photo-standards.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import type { CvPhotoTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/es.ts';

export const cvPhoto = ({ photo, ...facts }: CatalogFacts): CvPhotoTexts => ({
  title: 'Foto para el CV: en qué países y a qué tamaño',
  description: `Se espera, es habitual, opcional o mejor sin ella: qué hacen ${photo.countryCount} países con la foto del CV, los tamaños en milímetros y píxeles y cómo es una buena.`,
  heading: 'La foto del CV, país por país.',
  lead: 'En Zúrich, un currículum sin cara parece a medias; en Dublín, uno con cara parece fuera de lugar. Antes de elegir la imagen, averigüe si la quieren ver.',
  action: 'Hacer una foto con selfis',
  toTable: 'Buscar su país',
  printsCaption: 'Todas a la misma escala. Están vacías a propósito: la silueta marca su sitio.',
  guide: {
    heading: 'Dónde tiene sitio',
    lead: 'Cuenta el país de la oficina que contrata, no el de su pasaporte. Todo esto son costumbres, no leyes; lo que diga la oferta va primero.',
    columns: { country: 'País', size: 'Tamaño habitual', advice: 'Qué se sabe' },
    sources:
      'Reunido en noviembre de 2026 a partir de las notas de EURES sobre vivir y trabajar en Europa, una encuesta de Michael Page a 619 consultores de selección de 12 países, la Fundación Adecco y guías de empleo publicadas; el artículo «¿Foto en el currículum?» las cita todas. Si un país no aparece, es que no encontramos nada sólido.',
  },
  sizes: {
    heading: 'Tamaños para imprimir y para enviar',
    lead: `Ninguna ley fija la medida. Estas son las que se usan; las de ${photo.cvMm} y ${photo.smallMm} las entregamos ya recortadas.`,
    caption: 'Tamaños de la foto del CV en milímetros y píxeles',
    columns: {
      mm: 'En papel',
      px: `Píxeles a ${PRINT_DPI.usual} ppp`,
      pxFine: `Píxeles a ${PRINT_DPI.fine} ppp`,
      used: 'Para qué',
    },
  },
  good: {
    heading: 'Cómo es una buena foto',
    points: [
      {
        title: 'Cabeza y hombros',
        text: 'Cortada a la altura del pecho, con algo de aire sobre el pelo. La cabeza ocupa algo menos de la mitad de la altura.',
      },
      {
        title: 'Fondo tranquilo',
        text: 'Una pared lisa o un lugar muy desenfocado. Nadie más en la imagen, ni siquiera medio brazo.',
      },
      {
        title: 'Luz de frente',
        text: 'Basta una ventana delante de usted. El contraluz deja la cara gris y la lámpara del techo marca sombras bajo los ojos.',
      },
      {
        title: 'Ropa para ese puesto',
        text: 'La que llevaría a la entrevista, y mejor ya en la foto. Una americana se puede poner después si ofrecemos ropa y encaja con el selfi; no conviene darlo por hecho.',
      },
      {
        title: 'Usted, tal como es ahora',
        text: 'Quien entra por la puerta debe parecerse a la foto: el mismo peinado, las mismas gafas, la misma barba.',
      },
      {
        title: 'Un archivo ligero',
        text: `Por debajo de ${photo.goodWeight} está bien y hasta ${photo.fairWeight} se acepta. En Alemania se aconseja que toda la candidatura no pase de ${photo.applicationMax}.`,
      },
    ],
  },
  faq: {
    heading: 'Preguntas frecuentes',
    entries: [
      {
        id: 'alemania',
        question: '¿Es obligatoria la foto en Alemania?',
        answer:
          'No. Desde 2006 rige la ley de igualdad de trato, y las empresas no pueden exigir una foto. Aun así, mucha gente la incluye porque a muchas empresas les gusta verla. Un currículum sin foto está completo.',
      },
      {
        id: 'esquina',
        question: '¿En qué esquina se pone?',
        answer:
          'Arriba a la derecha en Alemania, Austria y Suiza; arriba, a un lado u otro, en Francia y España. Colóquela en el cuerpo del documento, no en el encabezado ni en un cuadro de texto: así la entienden mejor los programas que leen currículums.',
      },
      {
        id: 'otro-pais',
        question: 'Mi país no está en la tabla. ¿Qué hago?',
        answer:
          'Mire las ofertas de la empresa y las plantillas de ese país, o pregunte en una línea a quien selecciona. Si nada aconseja la foto, no la ponga: nadie echa de menos lo que no esperaba.',
      },
      {
        id: 'foto-de-carnet',
        question: '¿Sirve mi foto del pasaporte?',
        answer:
          'Servir, sirve, pero rara vez ayuda. La del pasaporte pide un gesto neutro y luz plana para que la compare una máquina; en el currículum se puede sonreír. Al revés está prohibido: una imagen retocada no vale para ningún pasaporte.',
      },
    ],
  },
  related: {
    heading: 'Para seguir leyendo',
    links: [
      {
        page: 'resumePhotoCropper',
        name: 'Recortar una foto a medida',
        text: 'Gratis en su navegador, con una base de corte para medir.',
      },
      {
        page: 'resumePhotoReview',
        name: 'Revisar el archivo',
        text: 'Medidas, peso y formato, comprobados en su navegador según el país al que se presenta.',
      },
      {
        page: 'article',
        slug: articleSlugs.photoByCountry,
        name: '¿Foto en el currículum?',
        text: 'La versión larga, con las encuestas y lo que no demuestran.',
      },
      {
        page: 'article',
        slug: articleSlugs.cvPhotoSizes,
        name: 'El tamaño correcto, explicado',
        text: 'Milímetros, píxeles y ppp: cómo se relacionan.',
      },
    ],
  },
  end: {
    heading: '¿No tiene una buena foto a mano?',
    text: `${facts.brand} hace fotos para el CV a partir de selfis, con su propia cara. Puede ver una antes de pagar.`,
  },
});
