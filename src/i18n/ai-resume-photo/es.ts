import type { CatalogFacts } from '../catalog-facts.ts';
import type { AiResumePhotoTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/es.ts';

export const aiResumePhoto = ({ photo, ...facts }: CatalogFacts): AiResumePhotoTexts => ({
  title: 'Foto de currículum con IA: cómo se hace y medidas',
  description:
    'Una foto de currículum con IA que conserva su cara: cómo se hace y se mide, los tamaños en la UE y EE. UU., cómo va marcada y dónde no está permitida.',
  heading: 'Una foto con IA en la que sigue siendo usted.',
  lead: 'Muchos generadores aprenden una cara y luego pintan otra que parece de la familia. Aquí no se pinta ninguna. La suya sale del selfi; lo nuevo son el lugar y la luz.',
  action: 'Hacer una foto con IA',
  price: `Desde ${facts.prices.basic}, con vista previa gratis.`,
  layers: {
    yours: 'usted, en la foto',
    made: 'lugar y luz, creados',
    together: 'juntos, con marca',
    mark: 'IA',
    caption: 'Lo que viene de su cámara y lo que pone el programa.',
  },
  how: {
    heading: 'Cómo se hace',
    points: [
      {
        title: 'Se recorta',
        text: 'Una red neuronal encuentra el contorno de la cabeza y el cuerpo, hasta los cabellos sueltos. Después se mide de dónde venía la luz del selfi.',
      },
      {
        title: 'Se coloca',
        text: 'Para cada estilo se construyeron e iluminaron escenas. Su luz cae sobre la cara, sus colores rodean el pelo, su desenfoque queda detrás. Si lleva ropa nuestra, está recortada de otra foto, por lo general de una persona generada por ordenador, y acaba en el cuello de la prenda.',
      },
      {
        title: 'Se mide',
        text: 'Cada resultado se compara con sus otros selfis. Si se pierde el parecido, el tono o la textura de la piel, se rehace a partir de otro selfi; el fallido no se entrega nunca.',
      },
    ],
  },
  us: {
    heading: 'Medidas en Estados Unidos',
    lead: 'Para el résumé no hay medida porque no debe llevar foto. Estas son las imágenes que sí hacen falta.',
    caption: 'Tamaños de foto en Estados Unidos',
    resume: { name: 'Résumé', size: 'ninguna', note: 'No ponga foto.' },
    linkedin: {
      name: 'Perfil de LinkedIn',
      note: `JPEG o PNG. Desde ${photo.linkedinMinPx} hasta ${photo.linkedinMaxPx} y ${photo.linkedinMax}; entregamos un cuadrado de ${photo.linkedinPx}.`,
    },
  },
  eu: {
    heading: 'Medidas en la Unión Europea y Suiza',
    lead: `La foto en el currículum es voluntaria. Quien la pone suele usar estas medidas. Los píxeles son para imprimir a ${photo.dpi} ppp.`,
    caption: 'Tamaños de la foto del CV en la Unión Europea y Suiza',
  },
  columns: { use: 'Para', size: 'Tamaño', px: 'Píxeles', note: 'Nota' },
  forbidden: 'Nunca con una imagen de IA.',
  honest: {
    heading: 'Lo honesto',
    points: [
      {
        title: 'Lo dice el archivo',
        text: 'Cada retrato lleva la marca IPTC de las composiciones hechas con un modelo entrenado. Algunas plataformas la enseñan como una etiqueta. No la escondemos, y usted tampoco debería.',
      },
      {
        title: 'Dígalo usted también',
        text: 'Si le preguntan, cuéntelo. En su galería hay una frase lista para copiar, por si la quieren por escrito.',
      },
      {
        title: 'No para documentos',
        text: 'Pasaportes, documentos de identidad y visados piden una foto sin retocar. No la ofrecemos en ningún tamaño.',
      },
      {
        title: 'Sin suposiciones',
        text: 'Aquí ningún programa calcula edad, sexo, origen ni estado de ánimo. Mira la luz, la nitidez, la postura y el parecido.',
      },
    ],
  },
  faq: {
    heading: 'Preguntas sobre las fotos con IA',
    entries: [
      {
        id: 'permitida',
        question: '¿Puedo presentarme a un puesto con una foto de IA?',
        answer:
          'No conocemos ninguna norma que lo impida donde la foto es costumbre. Lo importante es que le reconozcan en la entrevista. Algunas empresas explican qué opinan de la IA en las candidaturas; entonces vale lo que digan.',
      },
      {
        id: 'se-nota',
        question: '¿Se nota?',
        answer:
          'Un ojo entrenado, a veces sí, y un programa puede leer la marca. Es lo que queremos. Un buen retrato suyo no necesita secretos.',
      },
      {
        id: 'parecido',
        question: '¿Cómo se mide el parecido?',
        answer:
          'Con su consentimiento explícito, una red describe en números las caras del resultado y de sus selfis y las compara. Al terminar, esas descripciones se descartan; nunca se guardan.',
      },
      {
        id: 'entrenamiento',
        question: '¿Entrenan un modelo con mis fotos?',
        answer: `No. No se entrena nada, ni para su pedido ni después. Los selfis y los retratos se borran a los ${facts.retentionDays} días, o antes si pulsa el botón.`,
      },
    ],
  },
  related: {
    heading: 'Para seguir leyendo',
    links: [
      {
        page: 'resumePhoto',
        name: '¿Debe llevar foto un currículum?',
        text: 'Dónde ayuda y dónde sobra.',
      },
      {
        page: 'about',
        name: `Por qué existe ${facts.brand}`,
        text: 'Lo que nos molestaba de los retratos con IA.',
      },
      {
        page: 'examples',
        name: 'Todas las escenas de todos los estilos',
        text: 'Los lugares, todavía vacíos.',
      },
      {
        page: 'article',
        slug: articleSlugs.honestAi,
        name: 'Retratos con IA, sin rodeos',
        text: 'Qué se crea, qué se marca y qué se borra.',
      },
    ],
  },
  end: {
    heading: 'Ver para creer.',
    text: `Con ${facts.previewAfterSelfies} selfis ya hay vista previa, y es gratis. Si no se le parece, lo deja ahí.`,
  },
});
