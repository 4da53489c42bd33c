import type { RejectReason } from '../../../imaging/selfie.ts';

/** The reasons that only a comparison of the shoot's selfies can give. They are dropped when the consent to it is withdrawn. */
const COMPARISON_REASONS: ReadonlySet<RejectReason> = new Set(['duplicate', 'other-person']);

interface Judged {
  readonly id: string;
  readonly state: 'checking' | 'accepted' | 'rejected';
  readonly reasons: readonly RejectReason[];
}

export function isRefusedByComparison(selfie: Judged): boolean {
  return (
    selfie.state === 'rejected' &&
    selfie.reasons.length > 0 &&
    selfie.reasons.every((reason) => COMPARISON_REASONS.has(reason))
  );
}

/** Returns the selfies that passed their own check: the accepted ones and those that only an earlier comparison refused. */
export function comparableSelfies<Selfie extends Judged>(selfies: readonly Selfie[]): readonly Selfie[] {
  return selfies.filter((selfie) => selfie.state === 'accepted' || isRefusedByComparison(selfie));
}

export function sameSelfies(one: readonly Judged[], other: readonly Judged[]): boolean {
  return one.length === other.length && one.every((selfie, index) => selfie.id === other[index]?.id);
}
