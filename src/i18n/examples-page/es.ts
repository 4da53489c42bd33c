import type { CatalogFacts } from '../catalog-facts.ts';
import type { ExamplesPageTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/es.ts';

export const examplesPage = (facts: CatalogFacts): ExamplesPageTexts => ({
  title: `Ejemplos: todas las escenas de los ${facts.styleCount} estilos`,
  description: `La hoja de contactos completa: ${facts.styleCount} estilos con todas sus escenas, de la biblioteca y la oficina al jardín y la chimenea. Véalas antes de elegir.`,
  heading: 'Los lugares están listos. Solo falta usted.',
  lead: `${facts.styleCount} estilos, cada uno con sus salas, calles y jardines. Esta es la hoja entera, sin guardarnos nada.`,
  action: 'Empezar con sus selfis',
  pairs: {
    heading: 'Antes y después',
    lead: 'A un lado, un selfi; al otro, el retrato hecho con él. Las personas las generó un ordenador; los retratos los hizo el mismo programa que haría los suyos, con las mismas exigencias.',
  },
  dressed: {
    heading: 'La cara, la suya; la americana, nueva',
    lead: 'Las mismas personas con ropa nuestra. La cara, el pelo y el cuello son los del selfi; debajo va una prenda recortada de otra imagen generada por ordenador, nunca de una foto de la misma persona. La vista previa gratuita se lo enseña de las dos formas.',
  },
  strips: {
    heading: 'La hoja de contactos',
    lead: `Cada tira es un estilo. Un paquete incluye ${facts.stylesOf.basic}, ${facts.stylesOf.premium} o ${facts.stylesOf.ultimate}, y sus retratos se reparten entre las escenas. Cada tira termina con un fondo liso de estudio, y más o menos uno de cada seis retratos es en blanco y negro. En ellas se alternan sus selfis, con hasta tres encuadres: cuantos más momentos muestren, más variado el conjunto.`,
    you: 'su sitio',
    frames: 'Escenas',
  },
  notes: {
    heading: 'Cómo leerla',
    points: [
      {
        title: 'Por qué no hay nadie',
        text: `Los retratos de los clientes son suyos y se borran a los ${facts.retentionDays} días, así que no hay ninguno que enseñar. Su propia vista previa le dirá más que la cara de un desconocido.`,
      },
      {
        title: 'Dónde están',
        text: 'En ninguna parte. Cada sala se construyó e iluminó como modelo en Blender y se generó para estos retratos: detrás de usted nunca está la oficina de otra persona.',
      },
      {
        title: 'Por qué están desenfocados',
        text: 'Así se ve, con un objetivo de retrato, lo que queda lejos de la cara. Un fondo nítido es lo que delata un montaje.',
      },
    ],
  },
  related: {
    heading: 'Para seguir leyendo',
    links: [
      { page: 'pricing', name: 'Precios', text: 'Cuántos retratos y estilos trae cada paquete.' },
      {
        page: 'aiResumePhoto',
        name: 'Qué papel tiene la IA',
        text: 'Qué se fotografía, qué crea el programa y cómo se marca.',
      },
      {
        page: 'article',
        slug: articleSlugs.goodSelfies,
        name: 'Selfis que acaban en buenos retratos',
        text: 'Para que la escena y la cara encajen.',
      },
    ],
  },
  end: {
    heading: '¿Ha encontrado el suyo?',
    text: `Pruébelo: con ${facts.previewAfterSelfies} selfis tiene una vista previa gratis en cualquiera de los estilos.`,
  },
});
