import type { CatalogFacts } from '../catalog-facts.ts';
import type { ImprintTexts } from './en.ts';

export const imprint = (facts: CatalogFacts): ImprintTexts => ({
  title: 'Aviso legal',
  description: `Quién gestiona esta instalación de ${facts.brand}: nombre, dirección, correo y lo demás que exige la ley.`,
  lead: 'Quién está detrás de este sitio web.',
  law: 'Información según el § 5 de la DDG, la ley alemana de servicios digitales',
  labels: {
    operator: 'Titular',
    representative: 'Representado por',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    register: 'Registro',
    vatId: 'NIF-IVA o identificador de empresa',
    authority: 'Autoridad supervisora',
    editor: 'Responsable de los artículos (§ 18.2 MStV)',
  },
  missing: {
    title: 'El titular de esta instalación todavía no ha introducido sus datos.',
    text: 'Por eso no podemos decirle aquí quién gestiona este sitio web. Hasta entonces, considérelo una demostración.',
    how: 'Si lo gestiona usted: indique IMPRINT_NAME, IMPRINT_ADDRESS e IMPRINT_EMAIL en el archivo .env y reinicie el servicio. El archivo .env.example los explica, junto con los demás datos posibles.',
  },
  questions: {
    title: 'Preguntas sobre el servicio',
    text: `Pedidos, reembolsos, sus datos: escríbanos. Sus retratos se hacen en un servidor situado en ${facts.hostingCountry}.`,
  },
  software: {
    title: 'Software',
    text: `${facts.brand} es software libre bajo la GNU Affero General Public License, versión 3 o posterior. Puede leerlo, modificarlo y usarlo en su propio servidor.`,
  },
  pictures: {
    title: 'Imágenes',
    text: 'Los fondos de los estilos se crearon por ordenador para este servicio. No muestran ningún lugar real.',
  },
  contact: facts.contactEmail,
  source: 'Código fuente',
  privacy: 'Cómo tratamos los datos',
});
