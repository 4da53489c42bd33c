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
  title: 'Recortar foto: currículum, LinkedIn y pasaporte',
  description: `Recorte una foto para el currículum, LinkedIn o un documento: colocada según la cara y exacta en milímetros, píxeles y KB. Todo en su navegador, sin subir nada.`,
  heading: 'A la medida justa.',
  lead: 'Para currículums de cada país, perfiles y documentos. Su navegador encuentra la cabeza y coloca el recorte; usted tiene la última palabra. Es gratis y la foto no sale de su dispositivo.',
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
        question: '¿Se sube mi foto a algún sitio?',
        answer:
          'No. Encontrar la cara, recortar y guardar: todo ocurre en su navegador. Cuando ha cargado lo que necesita su tipo de foto, funciona sin conexión. Para que no pierda nada al recargar, el navegador conserva la foto en su dispositivo hasta que pulse «Borrar esta foto». Pasado un día, se borra en su próxima visita.',
      },
      {
        id: 'crown',
        question: '¿Cómo se mide la cabeza?',
        answer:
          'La barbilla y los ojos se encuentran en la cara. El pelo tapa la coronilla, así que se estima a partir de las proporciones de la cara y del contorno del pelo. Cuando un organismo mide hasta el pelo, cuenta ese mismo contorno. Puede mover todas las líneas y las cifras cambian con ellas.',
      },
      {
        id: 'network',
        question: '¿Cuánto carga la página?',
        answer:
          'Las redes que encuentran la cara ocupan 5,5 MB y las del pelo otros 4 MB. Se cargan con la primera foto que elija, no antes. La primera foto HEIC necesita 2 MB más si su navegador no la abre por sí mismo. Mientras se cargan las redes, y también sin ellas, puede recortar a mano.',
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
          'Con un retrato nuestro, no: el pasaporte, el documento de identidad y los visados piden una foto sin editar, y los nuestros tienen un fondo y una luz nuevos. Una foto tal como salió de la cámara sí puede recortarla aquí a la medida del documento. Alemania, eso sí, no acepta fotos hechas en casa desde mayo de 2025.',
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
