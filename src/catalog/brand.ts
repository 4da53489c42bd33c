/** Everything an operator or a white-label partner changes to make the service their own. */
export interface Brand {
  readonly name: string;
  readonly hostingCountry: { readonly en: string; readonly de: string; readonly es: string };
  readonly contactEmail: string;
  readonly sourceUrl: string;
  readonly socialUrl: string;
  readonly affiliateUrl: string;
}

export const BRAND: Brand = {
  name: 'Lichtbild',
  hostingCountry: { en: 'Germany', de: 'Deutschland', es: 'Alemania' },
  contactEmail: 'hello@lichtbild.example',
  sourceUrl: 'https://lichtbild.example/source',
  socialUrl: 'https://www.linkedin.com/company/lichtbild',
  affiliateUrl: 'https://lichtbild.example/affiliate',
};
