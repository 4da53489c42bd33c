import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumeBuilderTexts } from './en.ts';

export const resumeBuilder = (facts: CatalogFacts): ResumeBuilderTexts => ({
  title: 'Editor de currículum: un CV clásico en una página',
  description:
    'Un currículum clásico de una página, con foto o sin ella: el diseño de nuestro futuro editor. El retrato para él puede tenerlo hoy.',
  heading: 'Una página que dice quién es usted.',
  lead: 'Esta es la hoja que rellenará nuestro editor de currículum: a la izquierda las fechas, a la derecha lo que ha hecho, y nada más.',
  later: {
    title: 'El editor todavía no está disponible.',
    text: 'Llegará con una versión posterior. Ya puede ver el diseño y hacer el retrato que irá en él.',
  },
  action: 'Hacer el retrato para el currículum',
  sampleCv: {
    caption: 'Un currículum clásico, una página, A4. Todo lo que contiene es de muestra.',
    ownCaption: 'Un currículum clásico, una página, A4. Todo es de muestra menos su dirección de correo.',
    name: 'Su nombre',
    title: 'Su profesión',
    contact: ['Calle y número', 'Código postal, ciudad', 'Teléfono'],
    photo: 'Su foto',
    sections: [
      {
        heading: 'Experiencia',
        rows: [
          { when: '2022 – hoy', what: 'Puesto', where: 'Empresa, ciudad' },
          { when: '2018 – 2022', what: 'Puesto', where: 'Empresa, ciudad' },
          { when: '2016 – 2018', what: 'Puesto', where: 'Empresa, ciudad' },
        ],
      },
      {
        heading: 'Formación',
        rows: [
          { when: '2013 – 2016', what: 'Titulación', where: 'Universidad o centro, ciudad' },
          { when: '2013', what: 'Bachillerato', where: 'Instituto, ciudad' },
        ],
      },
    ],
    more: [
      { heading: 'Idiomas', text: 'Cuáles y con qué nivel' },
      { heading: 'Conocimientos', text: 'Lo que pide el puesto y usted sabe hacer' },
    ],
  },
  plan: {
    heading: 'Qué hará',
    lead: 'Es un plan, no una promesa con fecha.',
    points: [
      {
        title: 'Un orden conocido',
        text: 'Lo más reciente primero, las fechas en una columna, una sola página. Quien lee muchas candidaturas seguidas encuentra cada dato donde está siempre.',
      },
      {
        title: 'Con foto o sin ella',
        text: 'Si quita la foto, la página cierra el hueco. Que convenga ponerla depende del país, y decide usted.',
      },
      {
        title: 'Texto que los programas saben leer',
        text: 'Un PDF con texto de verdad en el orden de lectura, sin cuadros de texto ni palabras dentro de imágenes, para que los sistemas de selección lo entiendan bien.',
      },
      {
        title: 'Sus palabras',
        text: 'Dará forma a lo que usted escriba. No inventará puestos, conocimientos ni logros.',
      },
    ],
  },
  faq: {
    heading: 'Preguntas sobre el editor',
    entries: [
      {
        id: 'when',
        question: '¿Cuándo llegará?',
        answer: 'Con una versión posterior. Anunciaremos la fecha cuando la haya, no antes.',
      },
      {
        id: 'address',
        question: '¿Por qué aparece mi correo en la hoja?',
        answer:
          'Porque estaba en el enlace que le trajo aquí. La página solo lo muestra y no lo guarda. Bórrelo de la barra de direcciones y volverá el texto de muestra.',
      },
      {
        id: 'photo',
        question: '¿Mi currículum necesita una foto?',
        answer:
          'En España es muy habitual, pero ninguna norma la exige. En Alemania ninguna empresa puede exigirla. En Estados Unidos, Canadá, Reino Unido e Irlanda es mejor no ponerla. Donde es costumbre, lo que mejor funciona es una imagen serena de cabeza y hombros.',
      },
    ],
  },
  end: {
    heading: 'Su retrato puede estar listo hoy.',
    text: `A partir de sus selfis, con una vista previa gratuita antes de pagar. Retratos desde ${facts.prices.basic}.`,
  },
});
