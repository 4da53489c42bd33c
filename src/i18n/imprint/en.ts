import type { CatalogFacts } from '../catalog-facts.ts';

export const imprint = (facts: CatalogFacts) => ({
  title: 'Imprint',
  description: `Who runs this installation of ${facts.brand}: name, address, email and what else the law asks for.`,
  lead: 'Who runs this website.',
  law: 'Information under § 5 DDG (German Digital Services Act)',
  labels: {
    operator: 'Operator',
    representative: 'Represented by',
    email: 'Email',
    phone: 'Telephone',
    register: 'Register',
    vatId: 'VAT or business ID',
    authority: 'Supervisory authority',
    editor: 'Responsible for the articles (§ 18 (2) MStV)',
  },
  missing: {
    title: 'The operator of this installation has not entered their details yet.',
    text: 'So we cannot tell you here who runs this website. Please treat it as a demonstration until they have.',
    how: 'If you run it: set IMPRINT_NAME, IMPRINT_ADDRESS and IMPRINT_EMAIL in the file .env and start the service again. The file .env.example explains them and what else can be entered.',
  },
  questions: {
    title: 'Questions about the service',
    text: `Orders, refunds, your data: write to us. Your headshots are made on a server in ${facts.hostingCountry}.`,
  },
  software: {
    title: 'Software',
    text: `${facts.brand} is free software under the GNU Affero General Public License, version 3 or later. You may read, change and run it.`,
  },
  pictures: {
    title: 'Pictures',
    text: 'The backgrounds of the styles were rendered with a computer for this service. They show no real place.',
  },
  contact: facts.contactEmail,
  source: 'Source code',
  privacy: 'How we handle data',
});
export type ImprintTexts = ReturnType<typeof imprint>;
