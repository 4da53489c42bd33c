/** Everything that an operator or a white-label partner changes to rebrand the service. */
export interface Brand {
  readonly name: string;
  /** The logo as SVG paths in a 32 × 32 viewBox: the film, the windows in it, and the person in the largest window. */
  readonly mark: { readonly ink: string; readonly windows: string; readonly figure: string };
  readonly hostingCountry: { readonly en: string; readonly de: string; readonly es: string };
  readonly contactEmail: string;
  readonly sourceUrl: string;
  /** The brand's profiles, which are in the footer and in the structured data. */
  readonly social: readonly NamedLink[];
  readonly affiliateUrl: string;
  /** Other projects of the same people, linked in the footer. */
  readonly otherProjects: readonly NamedLink[];
}

interface NamedLink {
  readonly name: string;
  readonly url: string;
}

export const BRAND: Brand = {
  name: 'Lichtbild',
  mark: {
    ink: 'M4 1h24v30H4z',
    windows:
      'M8 6h16v20H8zM6 2.500h2v2H6zM10.7 2.500h2v2h-2zM15.3 2.500h2v2h-2zM20 2.500h2v2h-2zM24.3 2.500h2v2h-2zM6 27.500h2v2H6zM10.7 27.500h2v2h-2zM15.3 27.500h2v2h-2zM20 27.500h2v2h-2zM24.3 27.500h2v2h-2z',
    figure:
      'M16 9.500a4 4 0 0 1 4 4.300c0 2.5-1.8 4.7-4 4.700s-4-2.2-4-4.700a4 4 0 0 1 4-4.300zM9.5 26c.3-3.8 3-6 6.5-6s6.2 2.2 6.5 6z',
  },
  hostingCountry: { en: 'Germany', de: 'Deutschland', es: 'Alemania' },
  contactEmail: 'hello@lichtbild.example',
  sourceUrl: 'https://lichtbild.example/source',
  social: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/lichtbild' }],
  affiliateUrl: 'https://lichtbild.example/affiliate',
  otherProjects: [],
};
