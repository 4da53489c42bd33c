import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumePhotoTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/es.ts';

export const resumePhoto = ({ photo, ...facts }: CatalogFacts): ResumePhotoTexts => ({
  title: 'Foto de currículum: cuándo quitarla y dónde ponerla',
  description:
    'En un résumé para Estados Unidos la foto sobra. Qué hacen con ella las empresas y sus programas, qué países piensan igual y dónde sí trabaja a su favor.',
  heading: 'Foto de currículum: fuera del résumé, dentro del perfil.',
  lead: 'En España casi nadie se extraña de verla. En Estados Unidos prefieren leer antes de mirar, y allí la foto se queda fuera. Para su imagen hay lugares mejores.',
  action: 'Hacer un retrato para LinkedIn',
  other: 'Ver todos los países',
  frames: {
    resume: 'Résumé en EE. UU.: no',
    linkedin: 'LinkedIn: sí',
    portfolio: 'Web propia: sí',
    bio: 'Biografía: sí',
  },
  why: {
    heading: 'Qué provoca una foto en un résumé',
    points: [
      {
        title: 'Incomoda a la empresa',
        text: 'Una imagen muestra cosas que no deben decidir a quién se invita. Muchas empresas la retiran antes de que la vea quien contrata, para que nadie pueda decir que influyó.',
      },
      {
        title: 'Estorba al programa',
        text: `Los sistemas de selección extraen el texto del archivo. El fabricante de Greenhouse, uno de los más usados, cita las fotos y los gráficos entre los motivos por los que un currículum no se puede leer, y pone el tope en ${photo.parserMax}.`,
      },
      {
        title: 'Ocupa el mejor sitio',
        text: 'El tercio superior de la primera página lo lee todo el mundo. Una línea sobre lo que sabe hacer rinde más ahí que un retrato.',
      },
    ],
  },
  countries: {
    heading: 'Países que piensan igual',
    lead: 'En todos ellos el currículum se envía sin imagen, salvo que alguien la pida.',
    more: 'Qué hacen los demás países',
  },
  where: {
    heading: 'Dónde su imagen sí cuenta',
    points: [
      {
        title: 'LinkedIn',
        text: `Aquí le buscan quienes seleccionan, y esperan ver una cara. Un cuadrado de ${photo.linkedinPx} se ve nítido en cualquier pantalla.`,
      },
      {
        title: 'Su web o su portafolio',
        text: 'Clientes y editores quieren saber a quién escriben. Aquí queda mejor un encuadre más abierto, con algo de espacio alrededor.',
      },
      {
        title: 'Equipos, charlas, acreditaciones',
        text: 'Quien pide una biografía pide también un retrato. Tener uno reciente a mano ahorra recordatorios a todos.',
      },
      {
        title: 'Correo y videollamadas',
        text: 'El círculo pequeño junto a su nombre. Mejor la misma imagen que en LinkedIn, para que le reconozcan de un sitio a otro.',
      },
    ],
  },
  asked: {
    heading: 'Tres casos en los que sí se envía',
    points: [
      {
        title: 'Escena, cine, modelaje',
        text: 'Aquí el retrato forma parte de la candidatura, en página aparte y con el formato que pida el casting.',
      },
      {
        title: 'Un puesto en otro país',
        text: 'Si la oficina está en Madrid, Viena o Tokio, cuenta la costumbre de allí, aunque escriba desde Chicago.',
      },
      {
        title: 'Un formulario con casilla para la foto',
        text: 'Si la empresa ha previsto un campo, la foto va en él. El currículum en sí se queda sin ella.',
      },
    ],
  },
  faq: {
    heading: 'Preguntas frecuentes',
    entries: [
      {
        id: 'descartado',
        question: '¿Pueden descartar mi résumé por llevar foto?',
        answer:
          'Algunas empresas apartan esos archivos o recortan la imagen; con qué frecuencia, nadie lo publica. Lo seguro es que en Estados Unidos la foto no le aporta nada que no aporte un enlace a LinkedIn.',
      },
      {
        id: 'puntuacion',
        question: '¿Los sistemas de selección puntúan mi foto?',
        answer:
          'No. Extraen texto y lo archivan. Una imagen solo puede estorbar: porque el archivo pesa demasiado, porque tapa texto o porque la página entera se guardó como imagen.',
      },
      {
        id: 'espana',
        question: '¿Y en España?',
        answer:
          'Es muy habitual y no es obligatoria. Si la pone, que tenga el tamaño de una foto de carné, fondo liso y la cara bien visible. Si no tiene una buena, mejor ninguna.',
      },
      {
        id: 'selfi',
        question: '¿Basta un buen selfi para LinkedIn?',
        answer:
          'Es mejor que un círculo vacío. A un selfi lo delatan la lente, que agranda la nariz, y la luz de donde uno estaba. Las dos cosas se pueden corregir, y eso es lo que hacemos.',
      },
    ],
  },
  related: {
    heading: 'Para seguir leyendo',
    links: [
      {
        page: 'resumeHeadshot',
        name: 'Un retrato para LinkedIn',
        text: 'Cómo se hace, cómo se encuadra y qué tamaños recibe.',
      },
      {
        page: 'cvPhoto',
        name: 'La foto del CV, país por país',
        text: 'Dónde es habitual o se espera.',
      },
      {
        page: 'linkedinPhotoReview',
        name: 'Revisar su foto de LinkedIn',
        text: 'Se mide en su navegador; la imagen no sale de ahí.',
      },
      {
        page: 'article',
        slug: articleSlugs.trackingSystems,
        name: 'Qué hacen los sistemas de selección con su foto',
        text: 'Lo que dicen quienes los fabrican.',
      },
    ],
  },
  end: {
    heading: 'Una buena imagen, en su sitio.',
    text: `Envíe unos selfis y vea una vista previa gratis. ${facts.brand} cuesta desde ${facts.prices.basic}, en un solo pago.`,
  },
});
