/** The operator of this installation (§ 5 DDG, § 18 (2) MStV), as the operator has set it. */
export interface Imprint {
  /** With the legal form. */
  readonly name: string;
  /** Lines, as on an envelope. */
  readonly address: readonly string[];
  readonly email: string;
  readonly phone: string | undefined;
  readonly representative: string | undefined;
  /** Court and number. */
  readonly register: string | undefined;
  /** VAT id, or the German Wirtschafts-IdNr. */
  readonly vatId: string | undefined;
  /** Supervisory authority with its address, for trades that need a licence. */
  readonly authority: readonly string[];
  /** Responsible for the articles, with address. */
  readonly editor: readonly string[];
}

/** The operator as a contract names its other party, in one line. */
export function operatorOf({ name, address }: Imprint): string {
  return [name, ...address].join(', ');
}
