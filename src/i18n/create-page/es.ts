import type { CatalogFacts } from '../catalog-facts.ts';
import type { CreatePageTexts } from './en.ts';
import { articleSlugs } from '../article-slugs/es.ts';

export const createPage = (facts: CatalogFacts): CreatePageTexts => ({
  title: 'Cree sus retratos profesionales',
  description: `Suba ${facts.selfiesMin} selfis o más, vea una vista previa gratuita en uno de ${facts.styleCount} estilos y elija su paquete. Sin cuenta; todo se borra a los ${facts.retentionDays} días.`,
  heading: 'Ponga sus selfis sobre la mesa de luz.',
  lead: `Con ${facts.selfiesMin} buenos basta; con ${facts.selfiesRecommended} o más, mejor. Cada foto se comprueba al momento.`,
  guide: {
    heading: 'Selfis que sirven y selfis que es mejor evitar',
    good: {
      heading: 'Estos sirven',
      list: [
        { kind: 'window-light' as const, words: 'Luz natural de una ventana frente a usted' },
        { kind: 'eye-level' as const, words: 'Cámara a la altura de los ojos, a un brazo de distancia' },
        { kind: 'other-place' as const, words: 'Otro día, otro lugar, otra ropa' },
      ],
    },
    bad: {
      heading: 'Mejor no',
      list: [
        { kind: 'too-far' as const, words: 'Demasiado lejos' },
        { kind: 'too-dark' as const, words: 'Demasiado oscuro o con luz por detrás' },
        { kind: 'sunglasses' as const, words: 'Gafas de sol' },
        { kind: 'hat' as const, words: 'Sombrero, gorra o capucha' },
        { kind: 'two-people' as const, words: 'Otra persona en la imagen' },
        { kind: 'cut-off' as const, words: 'Cabeza u hombros cortados' },
      ],
    },
    clothes: {
      text: 'Lleve algo con lo que quiera que le vean, con el cuello despejado y el pelo largo por detrás de los hombros. Si más abajo puede elegir ropa nuestra, la cara, el pelo y el cuello siguen siendo los suyos, y con ella sirve hasta un selfi que acaba en los hombros.',
      action: 'Qué ponerse y qué podemos cambiar',
      slug: articleSlugs.whatToWear,
    },
  },
  faq: { text: 'Todo lo demás que quizá quiera saber', action: 'Ir a las preguntas y respuestas' },
});
