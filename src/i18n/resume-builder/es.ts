import type { CatalogFacts } from '../catalog-facts.ts';
import type { ResumeBuilderTexts } from './en.ts';

export const resumeBuilder = (facts: CatalogFacts): ResumeBuilderTexts => ({
  title: 'Editor de currículum: un PDF legible, hecho en su navegador',
  description:
    'Escriba su currículum en el navegador y descárguelo como un PDF que leen bien las personas y los programas. Cuatro plantillas, con foto o sin ella.',
  heading: 'Un currículum que leen bien las personas y los programas.',
  lead: 'Escriba, vea cómo toma forma la hoja y descargue el PDF. Con foto o sin ella, según lo habitual en el país donde se presenta.',
  tool: {
    noScript:
      'El editor funciona en su navegador y para eso necesita JavaScript. Nada de su currículum se envía a un servidor, así que no hay una versión sin él.',
    loading: 'Cargando el editor…',
    failed:
      'El editor no se ha cargado. Compruebe la conexión; lo que escribió antes sigue en este navegador.',
    retry: 'Intentarlo de nuevo',
    privacy:
      'Todo lo que escribe, y también la foto, se queda en este navegador. Nosotros no llegamos a verlo: el PDF se crea en su propio dispositivo.',
  },
  action: 'Hacer el retrato para el currículum',
  points: {
    heading: 'Qué hace',
    points: [
      {
        title: 'Un orden conocido',
        text: 'Lo más reciente primero, las fechas siempre en el mismo lugar y ningún gráfico. Quien lee muchas candidaturas seguidas encuentra cada dato donde está siempre.',
      },
      {
        title: 'Con foto o sin ella',
        text: 'Elija el país y la foto se activa o se desactiva, con el motivo. Si la quita, la página cierra el hueco. Usted tiene la última palabra.',
      },
      {
        title: 'Texto que los programas saben leer',
        text: 'Texto de verdad en el orden de lectura, con títulos etiquetados y fuentes incrustadas, para que los sistemas de selección y los lectores de pantalla lo entiendan bien.',
      },
      {
        title: 'Su archivo, sus palabras',
        text: 'Guarde y abra su currículum en el formato abierto JSON Resume. El editor da forma a lo que usted escribe; no inventa puestos, conocimientos ni logros.',
      },
    ],
  },
  faq: {
    heading: 'Preguntas sobre el editor',
    entries: [
      {
        id: 'where',
        question: '¿Dónde se guarda mi currículum?',
        answer:
          'En este navegador, en este dispositivo y en ningún otro sitio. Quien use el mismo navegador puede verlo. «Borrar todo» lo elimina, igual que borrar los datos del sitio en el navegador. Para llevarlo a otro dispositivo, guarde el archivo y ábralo allí.',
      },
      {
        id: 'address',
        question: '¿Por qué mi correo ya está escrito?',
        answer:
          'Porque estaba en el enlace que le trajo aquí. Solo se escribe mientras su currículum está vacío y nunca sustituye una dirección que haya escrito usted.',
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
