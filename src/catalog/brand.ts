/** Everything an operator or a white-label partner changes to make the service their own. */
export interface Brand {
  readonly name: string;
  readonly hostingCountry: { readonly en: string; readonly de: string; readonly es: string };
  readonly contactEmail: string;
  readonly sourceUrl: string;
  /** Profiles of the brand, in the footer and in the structured data. */
  readonly social: readonly NamedLink[];
  readonly affiliateUrl: string;
  /** Other things the same people make; nothing in the footer when empty. */
  readonly otherProjects: readonly NamedLink[];
}

interface NamedLink {
  readonly name: string;
  readonly url: string;
}

export const BRAND: Brand = {
  name: 'Lichtbild',
  hostingCountry: { en: 'Germany', de: 'Deutschland', es: 'Alemania' },
  contactEmail: 'hello@lichtbild.example',
  sourceUrl: 'https://lichtbild.example/source',
  social: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/lichtbild' }],
  affiliateUrl: 'https://lichtbild.example/affiliate',
  otherProjects: [],
};
