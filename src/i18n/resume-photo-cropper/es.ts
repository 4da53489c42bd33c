import type { CatalogFacts } from '../catalog-facts.ts';
import { CROP_SIZES, type CropId } from '../crop-sizes.ts';
import type { ResumePhotoCropperTexts } from './en.ts';
import { gallery } from '../gallery/es.ts';

const { download } = gallery;

const uses: Record<CropId, { use: string; gallery: string }> = {
  cv: {
    use: 'currículums en Alemania, Austria y Suiza, arriba a la derecha',
    gallery: `Ya recortada, como «${download.cv45x60}»`,
  },
  small: {
    use: 'currículums en España, Francia, Italia y Polonia',
    gallery: `Ya recortada, como «${download.id35x45}»`,
  },
  form: {
    use: 'el recuadro de los formularios en Japón',
    gallery: `Imprima «${download.cv45x60}» más pequeña: la proporción es la misma`,
  },
  square: {
    use: 'diseños modernos y portadas',
    gallery: `Ya recortada, como «${download.square}»`,
  },
  linkedin: {
    use: 'perfiles de LinkedIn, donde se ve en un círculo',
    gallery: `Ya recortada, como «${download.linkedin800}»`,
  },
};

export const resumePhotoCropper = (facts: CatalogFacts): ResumePhotoCropperTexts => ({
  title: 'Recortar la foto del currículum: tamaños en mm y píxeles',
  description: `Los tamaños a los que más se recorta la foto del currículum, a escala, en milímetros y en píxeles a ${facts.photo.dpi} ppp. Para imprimir y medir con una regla.`,
  heading: 'A la medida justa.',
  lead: 'Unos pocos tamaños bastan para casi cualquier currículum, formulario o perfil. Aquí están sobre la base de corte, a escala.',
  later: {
    title: 'La herramienta de recorte todavía no está disponible.',
    text: 'Llegará con una versión posterior y será gratuita. Mientras tanto, en esta página tiene las medidas y, en la galería de cada sesión, los recortes hechos.',
  },
  mat: {
    heading: 'La base de corte',
    lead: 'Ponga una regla encima: impreso al 100\u00a0%, cada marco tiene su tamaño real. En la pantalla guardan la proporción entre sí.',
    ruler: 'milímetros',
    note: `Una foto de perfil no se imprime; aquí tiene el tamaño con que saldría de la impresora a ${facts.photo.dpi} ppp.`,
  },
  sizes: CROP_SIZES.map((size) => ({ ...size, ...uses[size.id] })),
  table: {
    heading: 'En milímetros y píxeles',
    lead: `Píxeles = milímetros ÷ 25,4 × ${facts.photo.dpi}. Con menos píxeles la impresión pierde nitidez; con muchos más solo pesa más el archivo.`,
    columns: { name: 'Tamaño', px: `A ${facts.photo.dpi} ppp`, use: 'Se usa en', gallery: 'En su galería' },
  },
  faq: {
    heading: 'Preguntas sobre el recorte',
    entries: [
      {
        id: 'tool',
        question: '¿Con qué recorto hasta que llegue la herramienta?',
        answer:
          'Si hace sus retratos con nosotros, no le hace falta nada: su galería trae los recortes, centrados en su cabeza. Si la foto es suya, casi cualquier visor de imágenes recorta con una proporción fija; elija 3:4 para 45 × 60 y 30 × 40, 7:9 para 35 × 45 y 1:1 para los cuadrados, y ponga al guardar los píxeles de la tabla.',
      },
      {
        id: 'head',
        question: '¿Qué tamaño debe tener la cabeza?',
        answer:
          'Para el currículum no hay ninguna norma. En 3:4 quedan bien la cabeza y los hombros con algo de aire sobre el pelo; en un círculo, la cabeza puede ser mayor y debe quedar en el centro.',
      },
      {
        id: 'needed',
        question: '¿Hace falta una foto en el currículum?',
        answer:
          'Depende del país. En España es muy habitual, pero no es obligatoria. En Alemania ninguna empresa puede exigirla, y un currículum sin foto está completo. En Estados Unidos, Canadá, Reino Unido e Irlanda es mejor no ponerla.',
      },
      {
        id: 'passport',
        question: '35 × 45 es el tamaño del pasaporte. ¿Me sirve para eso?',
        answer:
          'No. El pasaporte, el documento de identidad y los visados piden una foto sin editar, y nuestros retratos tienen un fondo y una luz nuevos. Solo coincide el tamaño del papel.',
      },
      {
        id: 'dpi',
        question: `¿Por qué ${facts.photo.dpi} ppp?`,
        answer:
          'A la distancia del brazo, el ojo no distingue más detalle. En un PDF que solo se lee en pantalla bastaría con la mitad.',
      },
    ],
  },
  end: {
    heading: '¿Aún no tiene foto que recortar?',
    text: `Hágala con unos selfis. La vista previa es gratis y los retratos cuestan desde ${facts.prices.basic}.`,
    action: 'Empezar con sus selfis',
  },
});
