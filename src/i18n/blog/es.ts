import type { CatalogFacts } from '../catalog-facts.ts';
import type { BlogTexts } from './en.ts';

export const blog = (facts: CatalogFacts): BlogTexts => ({
  titlePrefix: 'Consejos para retratos profesionales',
  titleSuffix: `Blog de ${facts.brand}`,
  title: `Consejos para retratos profesionales · Blog de ${facts.brand}`,
  description:
    'Fotos para el currículum y LinkedIn: qué países las esperan, qué tamaño necesitan, cómo hacerlas y qué tener en cuenta con la IA.',
  heading: 'Apuntes desde la mesa de luz',
  lead: 'Lo que sabemos sobre las fotos en las candidaturas, con fuentes. Sin trucos ni relleno.',
  listLabel: 'Artículos',
  readMore: 'Leer el artículo',
  empty: 'Todavía no hay artículos.',
  failedList: 'No se han podido cargar los artículos. Inténtelo de nuevo más tarde.',
  failedArticle: 'No se ha podido cargar el artículo. Inténtelo de nuevo más tarde.',
  articleNotFound: 'Artículo no encontrado',
  articleNotFoundText: 'No hay ningún artículo en esta dirección. Puede que ahora lleve otro título.',
  back: 'Volver al blog',
  retry: 'Intentarlo de nuevo',
  by: 'Por',
  published: 'Publicado',
  updated: 'Actualizado',
  category: 'Tema',
  tags: 'Etiquetas',
  related: 'Seguir leyendo',
  feeds: 'Suscribirse con un lector de feeds',
});

export const minutesToRead = (minutes: number) => `${minutes} min de lectura`;
