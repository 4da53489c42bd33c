import type { CatalogFacts } from '../catalog-facts.ts';
import type { CreatePageTexts } from '../en/create-page.ts';

export const createPage = (_: CatalogFacts): CreatePageTexts => ({
  title: 'Cree sus retratos profesionales',
  description:
    'Suba cinco selfis o más, vea una vista previa gratuita en uno de siete estilos y elija su paquete. Sin cuenta; todo se borra a los 30 días.',
  heading: 'Ponga sus selfis sobre la mesa de luz.',
  lead: 'Con cinco buenos basta; con ocho o más, mejor. Cada foto se comprueba al momento.',
});
