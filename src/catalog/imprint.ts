/** The operator's details for the imprint (§ 5 DDG, § 18 (2) MStV), from the configuration. */
export interface Imprint {
  /** The name with the legal form. */
  readonly name: string;
  /** The lines of the postal address. */
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string | undefined;
  readonly representative: string | undefined;
  /** The register court and the number. */
  readonly register: string | undefined;
  /** The VAT id, or the German Wirtschafts-IdNr. */
  readonly vatId: string | undefined;
  /** The lines of the supervisory authority and its address, for trades that need a licence. */
  readonly authority: readonly string[];
  /** The lines of the person responsible for the articles, with the address. */
  readonly editor: readonly string[];
}

/** Returns the operator's name and address in one line, as contracts name a party. */
export function operatorOf({ name, address }: Imprint): string {
  return [name, ...address].join(', ');
}
