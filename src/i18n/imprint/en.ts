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
    text: 'So we can’t tell you here who runs this website. Until they do, please treat it as a demonstration.',
    how: 'If you run it: set IMPRINT_NAME, IMPRINT_ADDRESS and IMPRINT_EMAIL in the .env file and restart the service. The .env.example file explains these and the other details you can enter.',
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
    text: 'The backgrounds of the styles were rendered on a computer for this service. They don’t show real places.',
  },
  contact: facts.contactEmail,
  source: 'Source code',
  privacy: 'How we handle data',
});
export type ImprintTexts = ReturnType<typeof imprint>;
