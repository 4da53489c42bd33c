import type { CatalogFacts } from '../catalog-facts.ts';
import type { HomeTexts } from '../en/home.ts';

export const home = (facts: CatalogFacts): HomeTexts => ({
  title: 'Retratos profesionales con IA a partir de sus selfis: asequibles y rápidos',
  description:
    'Convierta unos cuantos selfis en retratos profesionales para su currículum y LinkedIn. Vista previa gratuita antes de pagar; todo se borra a los 30 días.',
  hero: {
    heading: 'Sus selfis, con mejor luz.',
    lead: 'Envíe unas cuantas fotos informales. Recibirá retratos profesionales para su currículum, su candidatura y LinkedIn, con su propia cara y la de nadie más.',
    you: 'Usted',
    action: 'Empezar con sus selfis',
    price: `Primero, la vista previa gratis. Retratos desde ${facts.prices.basic}, pago único, sin cuenta.`,
    sheet: 'Siete escenas, una por estilo. Están vacías a propósito: delante va usted.',
  },
  how: {
    heading: 'Cómo funciona',
    steps: [
      {
        title: 'Suba sus selfis',
        text: 'Cinco como mínimo; con ocho o más, mejor. Cada uno se comprueba al momento y, si alguno no sirve, le decimos por qué y cómo arreglarlo.',
      },
      {
        title: 'Vea uno antes de pagar',
        text: 'Con dos selfis válidos ya recibe una vista previa gratuita en el estilo que prefiera.',
      },
      {
        title: 'Recoja sus retratos',
        text: 'El enlace a su galería llega por correo. Descargue, comparta lo que elija y bórrelo todo cuando quiera.',
      },
    ],
  },
  styles: {
    heading: 'Siete estilos',
    lead: 'Cada uno tiene sus lugares, su luz y sus colores. Según el paquete, elige uno, tres o seis.',
  },
  pricing: {
    heading: 'Precios',
    lead: 'Un solo pago, después de la vista previa.',
    choose: { basic: 'Empezar con Basic', premium: 'Empezar con Premium', ultimate: 'Empezar con Ultimate' },
  },
  privacy: {
    heading: 'Qué pasa con sus fotos',
    promises: [
      {
        title: 'Su cara sigue siendo la suya',
        text: 'El fondo, la luz, el encuadre y el color son nuevos. La cara es la de su selfi: nunca se inventa, y la ropa queda como está.',
      },
      {
        title: 'Borradas a los 30 días',
        text: 'Selfis, retratos y todas las copias, o al instante si pulsa un botón. Recibe un justificante firmado.',
      },
      {
        title: 'Sin datos ocultos',
        text: 'El lugar, la hora y el dispositivo se eliminan de sus fotos antes de guardar nada.',
      },
      {
        title: 'Comparación solo si acepta',
        text: 'Sus selfis solo se comparan entre sí y con los resultados si da su consentimiento expreso. La descripción de la cara se descarta enseguida.',
      },
      {
        title: 'Marcados con honestidad',
        text: 'Cada retrato lleva una marca legible por máquina que indica que se hizo con ayuda de IA.',
      },
      {
        title: 'Código abierto',
        text: 'Cualquiera puede leer el código que trata sus fotos, bajo licencia AGPL.',
      },
    ],
  },
  end: {
    heading: '¿Tiene cinco selfis en el teléfono?',
    text: 'Entonces la vista previa está a dos minutos.',
  },
});
