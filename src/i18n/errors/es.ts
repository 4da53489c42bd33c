import type { CatalogFacts } from '../catalog-facts.ts';
import type { ErrorsTexts } from './en.ts';

export const errors = (facts: CatalogFacts): ErrorsTexts => ({
  notFound: {
    title: 'Página no encontrada',
    mark: 'Fotograma 404',
    heading: 'Este fotograma está vacío.',
    text: 'No hay ninguna página en esta dirección. Puede que haya cambiado de sitio o que se haya perdido una letra por el camino.',
  },
  gone: {
    title: 'Enlace no válido',
    mark: 'Sin exponer',
    heading: 'En este enlace no hay nada que ver.',
    text: `Puede que esté incompleto, que se haya retirado o que haya caducado: los retratos se borran ${facts.retentionDays} días después de la entrega.`,
    advice:
      'Si la galería es suya, abra otra vez el enlace de su correo; en él va la llave. Si no encuentra el correo, le enviamos el enlace de nuevo.',
    findGallery: 'Recibir el enlace otra vez',
  },
  broken: {
    title: 'Se ha producido un error',
    mark: 'Entrada de luz',
    heading: 'Algo ha fallado por nuestra parte.',
    text: 'El error ha quedado registrado y lo revisaremos. Nada de lo que ha subido se ha perdido. Inténtelo de nuevo en un momento.',
  },
  refused: {
    title: 'No ha funcionado',
    heading: 'No ha funcionado.',
    text: 'Esta página no se puede abrir de esta forma. Vuelva atrás e inténtelo de nuevo.',
  },
  home: 'Ir a la página de inicio',
  create: 'Haga sus propios retratos',
  retry: 'Intentarlo de nuevo',
  reference: 'Referencia para soporte:',
});
